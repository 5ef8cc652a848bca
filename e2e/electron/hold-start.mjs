/**
 * Loaded into Electron before the program. It keeps the program from opening its window until Playwright is connected
 * and calls `__playwright_run`. A window that comes up while Playwright connects made about one start in sixty hang.
 */
import { app } from 'electron';

// Taken out of the environment, because a program that restarts itself inherits it and nobody connects to that one.
const isHeld = process.env.HEARTDECK_HOLD_START === '1';
delete process.env.HEARTDECK_HOLD_START;
if (isHeld) {
  const ready = app.whenReady();
  const connected = new Promise((resolve) => {
    globalThis.__playwright_run = resolve;
  });
  app.whenReady = () => connected.then(() => ready);
}
