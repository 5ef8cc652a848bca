/**
 * Resolves when the last change has been painted. Reading sizes or moving the focus costs nothing then. Before, the
 * browser would lay out the page for it, and again for the frame.
 */
export const afterPicture = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    // A task that is posted during a frame runs after its paint.
    port1.onmessage = () => {
      port1.close();
      done();
    };
    requestAnimationFrame(() => {
      port2.postMessage(null);
    });
  });

type Told = () => void;
const waiting = new Set<() => Told>();

function readAll(): void {
  const reads = [...waiting];
  waiting.clear();
  // A change between two reads would make the browser lay out the page again for the second one.
  for (const told of reads.map((read) => read())) told();
}

/**
 * Reads sizes and places with the next frame, when the page is laid out anyway. Read while the page changes, they
 * would cost one more layout. All reads come before all `tell`s. Returns the function that cancels it.
 */
export function readWithPicture<Value>(read: () => Value, tell: (value: Value) => void): () => void {
  const one = (): Told => {
    const value = read();
    return () => tell(value);
  };
  if (waiting.size === 0) requestAnimationFrame(readAll);
  waiting.add(one);
  return () => void waiting.delete(one);
}
