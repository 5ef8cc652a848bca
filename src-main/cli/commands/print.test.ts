import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cardSizes, papers } from '@shared/geometry/sheets/sizes';
import { shippedPresetIds } from '@shared/print/presets';
import { languages } from '@shared/util/languages';
import { tempFolder, terminalIn } from '../test-terminal';

// What is drawn needs the built application and a browser: e2e/web/print-cli.spec.ts. Nothing here comes so far.
const folder = tempFolder();
const run = terminalIn(folder.path);
afterAll(() => folder[Symbol.dispose]());

describe('asked wrongly, they say what is wrong', () => {
  it.each([
    ['print', /“print” needs --game.*--pack/],
    ['png', /“png” needs --game.*--pack/],
    ['print --game ygios --lang de', /“de”.*--lang.*en, ja, uk, all/],
    ['print --game ygios --marks dots', /“dots”.*--marks.*corner, full, none/],
    ['print --game ygios --titles maybe', /“maybe”.*--titles.*yes, no/],
    ['print --game ygios --paper b5', /“b5”/],
    ['print --game ygios --only hmoe-1', /“hmoe-1”\. Nearest: “home-1”/],
    ['print --game ygios --copies hmoe-1=2', /Nearest: “home-1”/],
    ['print --game ygios --copies home-1=0', /“0”.*1 to 500/],
    ['print --game ygios --preset lettr', /Nearest: “letter”/],
    ['print --game ygios --dpi 300', /“print” has no option “--dpi”/],
    ['png --game ygios --dpi 72', /“72”.*--dpi.*300, 600/],
    ['png --game ygios --paper a4', /“png” has no option “--paper”/],
    ['png --game ygios --tabletop --dpi 300', /--tabletop and --dpi/],
    ['png --game ygios --tabletop --bleed 3', /--tabletop and --bleed/],
  ])('%s', async (line, says) => {
    const ran = await run(line.split(' '));
    expect(ran.err).toMatch(says);
    expect({ status: ran.status, out: ran.out }).toEqual({ status: 2, out: '' });
  });

  it('in the first of the languages', async () => {
    expect((await run(['print', '--lang', 'uk,en'])).err).toMatch(/^Команда «print» потребує/);
    expect((await run(['print', '--lang', 'ja', '--lang', 'uk'])).err).toMatch(/^「print」には/);
    // All of them have no first one: it is the user's own.
    expect((await run(['print', '--lang', 'all'], 'ja_JP.UTF-8')).err).toMatch(/^「print」には/);
  });
});

describe('what can’t be printed leaves everything as it was', () => {
  it.each([
    ['--paper 50x60', 'print-impossible', /^“.+” takes 63\s×\s88\smm.*50\s×\s60\smm/],
    ['--margins 200', 'print-impossible', /^The margins leave no room.*210\s×\s297\smm/],
    ['--copies 500', 'print-impossible', /too many for one job/],
    ['--since HEAD', 'print-impossible', /^Nothing looks different/],
    ['--since 0000', 'no-such-revision', /0000/],
    ['--pack none', 'no-such-pack', /“none”/],
  ])('%s: %s', async (line, code, says) => {
    const packs = JSON.parse((await run(['pack', 'list', '--json'])).out) as { id: string; head: string }[];
    const head = packs.find(({ id }) => id === 'ygios')?.head ?? '';
    const file = join(folder.path, 'old.pdf');
    writeFileSync(file, 'old');
    const words = line.replace('HEAD', head.slice(0, 8)).split(' ');
    const argv = ['print', '--game', 'ygios', '--out', 'old.pdf', ...words];
    const ran = await run(argv);
    expect(ran.err).toMatch(says);
    // A screen is nowhere to be seen.
    expect(ran.err).not.toMatch(/tick|screen/i);
    expect({ status: ran.status, out: ran.out }).toEqual({ status: 1, out: '' });
    const json = await run([...argv, '--json']);
    expect(json).toMatchObject({ status: 1, err: '' });
    expect(JSON.parse(json.out)).toMatchObject({ error: { code } });
    expect(readFileSync(file, 'utf8')).toBe('old');
  });
});

describe('where nothing can be written is told before anything is drawn', () => {
  const print = (out: string) => run(['print', '--game', 'ygios', '--json', '--out', out]);

  it.each([
    ['no/such/x.pdf', 'no-such-file', 'no/such'],
    ['a-folder', 'is-a-folder', 'a-folder'],
    ['a-file/x.pdf', 'file-problem', 'a-file'],
  ])('%s: %s', async (out, code, file) => {
    mkdirSync(join(folder.path, 'a-folder'), { recursive: true });
    writeFileSync(join(folder.path, 'a-file'), '');
    const ran = await print(out);
    expect(ran.status).toBe(1);
    expect(JSON.parse(ran.out)).toMatchObject({ error: { code, data: { file: join(folder.path, file) } } });
  });

  // Nothing is closed to root.
  it.skipIf(process.getuid?.() === 0)('a closed folder', async () => {
    const closed = join(folder.path, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o555);
    const ran = await print('closed/x.pdf');
    chmodSync(closed, 0o755);
    rmSync(closed, { recursive: true });
    expect(ran.status).toBe(1);
    expect(JSON.parse(ran.out)).toMatchObject({ error: { code: 'read-only', data: { file: closed } } });
  });
});

describe('help', () => {
  it.each(languages)('names every preset, paper and card size in %s', async (language) => {
    const { out } = await run(['print', '--help', '--lang', language]);
    const named = (option: string): string =>
      out.split('\n').find((line) => line.startsWith(`  --${option} `)) ?? '';
    for (const id of shippedPresetIds) expect(named('preset')).toContain(id);
    for (const { id } of papers) expect(named('paper')).toContain(id);
    for (const { id } of cardSizes) expect(named('card')).toContain(id);
  });

  it('has one line for --lang, the command’s own', async () => {
    const { out } = await run(['print', '--help']);
    expect(out.match(/--lang/g)).toHaveLength(1);
    expect(out).toContain('languages of the cards');
  });
});
