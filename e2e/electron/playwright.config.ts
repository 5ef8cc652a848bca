import { defineConfig } from '@playwright/test';

/** Apart from the web host's: these specs run as another user, who needs no Chromium but Electron's. */
export default defineConfig({
  testDir: '.',
  outputDir: process.env['HEARTDECK_TEST_OUTPUT'] ?? '../../test-results/electron',
  // Each worker has a screen of its own, so that windows don't take the focus from each other.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // Against hangs only: a slow machine is not a failure.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: [{ name: 'electron' }],
});
