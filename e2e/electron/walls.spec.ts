import { expect, inMain, test } from './desktop';

test('the page comes from app:// with the policy', async ({ shared: { page } }) => {
  expect(page.url()).toMatch(/^app:\/\/heartdeck\//);
  const headers = await page.evaluate(async () => {
    const answer = await fetch('app://heartdeck/index.html');
    return {
      policy: answer.headers.get('Content-Security-Policy'),
      type: answer.headers.get('Content-Type'),
    };
  });
  expect(headers.type).toBe('text/html; charset=utf-8');
  expect(headers.policy).toContain("default-src 'none'; script-src 'self';");
  expect(headers.policy).not.toContain('unsafe-eval');
});

test('no code is made from text', async ({ shared: { page } }) => {
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.inlineRan = true';
    document.head.append(script);
    return 'inlineRan' in window;
  });
  expect(outcome).toBe(false);
});

const unreachable = [
  'app://other/index.html',
  'app://heartdeck/%2e%2e/%2e%2e/package.json',
  'app://heartdeck/missing.js',
  'file:///etc/hosts',
  'http://127.0.0.1:9/',
];
for (const url of unreachable) {
  test(`nothing is read from ${url}`, async ({ shared: { page } }) => {
    const read = await page.evaluate(
      (address) =>
        fetch(address).then(
          (answer) => answer.ok,
          () => false,
        ),
      url,
    );
    expect(read).toBe(false);
  });
}

const elsewhere = ['https://example.com/', 'file:///etc/hosts', 'data:text/html,<p>x</p>', 'app://other/'];
for (const url of elsewhere) {
  test(`the window does not go to ${url}`, async ({ shared: { app, page } }) => {
    const before = page.url();
    await page.evaluate((address) => {
      location.href = address;
    }, url);
    // The answer to a call made after it comes after the refusal.
    await page.evaluate(() => window.heartdeck?.calls['app.info']({}));
    expect(page.url()).toBe(before);
    expect(app.windows()).toHaveLength(1);
  });
}

test('no new window opens', async ({ shared: { app, page } }) => {
  const opened = await page.evaluate(() =>
    ['https://example.com/', 'app://heartdeck/', 'about:blank', 'file:///etc/hosts'].map((url) =>
      window.open(url),
    ),
  );
  expect(opened).toEqual([null, null, null, null]);
  expect(app.windows()).toHaveLength(1);
});

test('only listed links leave, to the system’s browser', async ({ shared: { app, page } }) => {
  await inMain({ app }, ({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = async (url) => void opened.push(url);
  });
  await page.evaluate(() => {
    window.open('https://evil.example/');
    window.open('https://creativecommons.org/licenses/by/3.0/');
  });
  const opened = await inMain(
    { app },
    () => (globalThis as typeof globalThis & { opened?: string[] }).opened,
  );
  expect(opened).toEqual(['https://creativecommons.org/licenses/by/3.0/']);
});

test('every permission is refused', async ({ shared: { page } }) => {
  const states = await page.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera', 'microphone', 'midi'] as PermissionName[];
    const found = await Promise.all(names.map((name) => navigator.permissions.query({ name })));
    return found.map(({ state }) => state);
  });
  expect(new Set(states)).toEqual(new Set(['denied']));
});
