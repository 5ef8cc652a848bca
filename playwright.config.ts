import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './e2e/support/find-chromium';

const { executablePath } = await findChromium();

export default defineConfig({
  // The desktop's specs have a configuration of their own: scripts/desktop-specs.mjs starts them.
  testDir: 'e2e/web',
  outputDir: 'test-results/web',
  // Two cores; the tests of one file share a host and run in order.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // Against hangs only: a slow machine is not a failure.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  // Pictures of what is printed. They are compared loosely: one for all systems will do.
  snapshotPathTemplate: '{testDir}/print-pictures/{arg}{ext}',
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    // Recording every test slows all of them: HEARTDECK_TRACE=1 does it, and keeps the traces of those that fail.
    trace: process.env['HEARTDECK_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'web',
      use: {
        browserName: 'chromium',
        launchOptions: { args: [...chromiumArgs], executablePath },
      },
    },
  ],
});
