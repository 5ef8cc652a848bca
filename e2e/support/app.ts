import { test as base, expect, type Page } from '@playwright/test';
import { defaultSettings } from '@shared/api/default-settings';
import { openContract } from './contract';
import { freshDataDir, removeDataDir, startWebHost, type WebHost } from './web-host';

/** The host of the test file that is running now; a new file gets a new one. */
interface HostOfFile {
  of(file: string): Promise<WebHost>;
}

export interface AppFixtures {
  /** The web host of this test file, on a library of its own. */
  readonly host: WebHost;
  /** The application, open and drawn. Errors and refused resources in the page fail the test. */
  readonly app: Page;
  /** What went wrong in the page. A test that provokes errors empties it. */
  readonly problems: string[];
  /** For tests that stop and start hosts: everything started here is ended and removed after the test. */
  readonly hosts: {
    /** @param around variables of its environment */
    start(dataDir?: string, around?: Readonly<Record<string, string>>): Promise<WebHost>;
  };
}

export const test = base.extend<AppFixtures, { readonly hostOfFile: HostOfFile }>({
  hostOfFile: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off this pattern
    async ({}, use) => {
      let current: { file: string; host: WebHost } | null = null;
      const end = async (): Promise<void> => {
        if (!current) return;
        await current.host.kill();
        removeDataDir(current.host.dataDir);
      };
      await use({
        async of(file) {
          if (current?.file !== file) {
            await end();
            current = { file, host: await startWebHost(freshDataDir()) };
          }
          return current.host;
        },
      });
      await end();
    },
    { scope: 'worker' },
  ],

  host: async ({ hostOfFile }, use, testInfo) => {
    await use(await hostOfFile.of(testInfo.file));
  },

  // eslint-disable-next-line no-empty-pattern -- as above
  problems: async ({}, use) => {
    await use([]);
  },

  app: async ({ host, page, problems }, use) => {
    page.on('pageerror', (error) => problems.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
    });
    await openApp(page, host);
    await use(page);
    expect(problems).toEqual([]);
  },

  // eslint-disable-next-line no-empty-pattern -- as above
  hosts: async ({}, use) => {
    const started: WebHost[] = [];
    await use({
      async start(dataDir = freshDataDir(), around = {}) {
        const host = await startWebHost(dataDir, [], around);
        started.push(host);
        return host;
      },
    });
    for (const host of started) {
      await host.kill();
      removeDataDir(host.dataDir);
    }
  },
});

export { expect };

/**
 * Goes through the door with the token and waits until the application has drawn itself, without first-time hints.
 * They are switched off before: news of it that come later would find a page that already keeps other settings.
 */
export async function openApp(page: Page, host: WebHost): Promise<void> {
  const contract = await openContract(host);
  await contract.call('settings.set', { play: { ...defaultSettings.play, hints: false } });
  contract.close();
  await page.goto(host.url);
  await page.locator('#app > *').first().waitFor();
}
