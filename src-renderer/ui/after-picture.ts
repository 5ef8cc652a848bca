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
