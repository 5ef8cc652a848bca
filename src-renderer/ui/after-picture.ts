/**
 * Resolves when what was just changed is on the screen. Whatever asks for sizes or styles, such as moving the focus,
 * costs nothing then; before, the browser would lay out the page for it and again for the picture.
 */
export const afterPicture = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    // A task that is asked for while a picture is made comes when it is painted.
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
  // Told in between, what changes would make the browser lay out the page again for the next one who reads.
  for (const told of reads.map((read) => read())) told();
}

/**
 * Reads how something lies on the page, when the next picture is made and the page is laid out anyway; asked for while
 * the page changes, it would be laid out once more. Everybody reads before anybody is told. Returns how to give it up.
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
