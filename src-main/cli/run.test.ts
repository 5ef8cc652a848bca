import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packFileBytes } from '@shared/api/protocol';
import { languages } from '@shared/util/languages';
import { commands } from './commands/index';
import { nameOf } from './parse-arguments';
import { runCli } from './run';

const root = resolve(import.meta.dirname, '..', '..');
const files = {
  version: '1.2.3',
  resourcesDir: join(root, 'resources'),
  rendererDir: join(root, 'out', 'renderer'),
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heartdeck-cli-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a command line against the real workbench in a folder of its own. */
async function run(argv: readonly string[], env: Record<string, string> = { LANG: 'en_GB.UTF-8' }) {
  const out: string[] = [];
  const err: string[] = [];
  const status = await runCli({
    argv,
    env: { HEARTDECK_DATA: join(folder, 'data'), ...env },
    platform: 'linux',
    cwd: folder,
    files,
    say: (line) => out.push(line),
    complain: (line) => err.push(line),
    write: (text) => Promise.resolve(out.push(text.replace(/\n$/, '')) > 0),
  });
  return { status, out: out.join('\n'), err: err.join('\n') };
}

describe('asked wrongly, it says what is wrong and ends with 2', () => {
  const rows: readonly (readonly [argv: string, says: RegExp])[] = [
    ['', /COMMAND/],
    ['serv', /“serv”.*“serve”/],
    ['pakc list', /“pakc”.*“pack list”/],
    ['pack', /pack list/],
    ['pack lst', /“pack lst”.*“pack list”/],
    ['pack explode', /“pack explode”.*--help/],
    ['zzzzzzzz', /“zzzzzzzz”\. --help/],
    ['pack list --jsn', /“--jsn”.*“--json”/],
    ['pack list --json=1', /--json.*no value/],
    ['pack list --zzzzzz', /“--zzzzzz”\. --help lists them all\.$/],
    ['pack list -x', /“-x”/],
    ['pack list --lang de', /“de”.*en, ja, uk/],
    ['pack list --lang', /--lang.*value/],
    ['pack list --data-dir --json', /--data-dir.*value/],
    ['pack list extra', /“extra”/],
    ['pack list --constructor', /“--constructor”/],
    ['pack export', /PACK/],
    ['pack export ygios --out a --folder b', /--out.*--folder/],
    ['serve --port x', /--port/],
    ['serve --port 70000', /--port/],
  ];
  it.each(rows)('%s', async (line, says) => {
    const { status, out, err } = await run(line.split(' ').filter(Boolean));
    expect(err).toMatch(says);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });
});

describe('help', () => {
  it.each(languages)('lists every command in %s', async (language) => {
    const { status, out } = await run(['--help', '--lang', language]);
    expect(status).toBe(0);
    for (const command of commands) expect(out).toContain(nameOf(command));
  });

  it.each([
    ['help', '--help'],
    ['help pack', 'pack --help'],
    ['help pack log', 'pack log --help'],
  ])('is a word too: %s', async (word, option) => {
    expect(await run(word.split(' '))).toEqual(await run(option.split(' ')));
  });

  it.each(commands.map(nameOf))('explains %s', async (name) => {
    const { status, out } = await run([...name.split(' '), '--help']);
    expect(status).toBe(0);
    expect(out).toContain(name);
    expect(out).toContain('--json');
  });
});

it('speaks the language of the environment, complaints included', async () => {
  expect((await run(['serv'], { LANG: 'ja_JP.UTF-8' })).err).toContain('近いもの：「serve」');
  expect((await run(['serv'], { LANG: 'uk_UA.UTF-8' })).err).toContain('Найближча: «serve»');
  expect((await run(['serv', '--lang=uk'], { LANG: 'ja_JP.UTF-8' })).err).toContain('Найближча: «serve»');
});

it('tells its version', async () => {
  expect(await run(['--version'])).toEqual({ status: 0, out: '1.2.3', err: '' });
});

describe('packs', () => {
  const list = async (): Promise<{ id: string; head: string; shipped: boolean }[]> =>
    JSON.parse((await run(['pack', 'list', '--json'])).out) as {
      id: string;
      head: string;
      shipped: boolean;
    }[];

  it('are listed, for people and for programs', async () => {
    const packs = await list();
    expect(packs.length).toBeGreaterThan(0);
    const { status, out } = await run(['pack', 'list']);
    expect(status).toBe(0);
    for (const { id } of packs) expect(out).toContain(id);
    expect(out.split('\n')).toHaveLength(packs.length);
  });

  it('go out as a file and come back the same', async () => {
    const [pack] = await list();
    const id = pack?.id ?? '';
    const file = join(folder, 'one.heartdeck');
    expect(await run(['pack', 'export', id, '--out', 'one.heartdeck'])).toMatchObject({ status: 0 });
    const before = readFileSync(file);

    const again = await run(['pack', 'export', id, '--out', file]);
    expect(again).toMatchObject({ status: 2, out: '' });
    expect(again.err).toContain('already exists');
    expect(readFileSync(file)).toEqual(before);

    const imported = await run(['pack', 'import', file, '--json']);
    expect(imported.status).toBe(0);
    const { id: copy } = JSON.parse(imported.out) as { id: string };
    expect(copy).not.toBe(id);
    expect(await run(['pack', 'export', copy, '--out', 'two.heartdeck'])).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, 'two.heartdeck'))).toEqual(before);
  });

  it('are not even read when they are larger than any pack', async () => {
    const file = join(folder, 'huge.heartdeck');
    writeFileSync(file, '');
    // A hole: it takes no room on the disk.
    truncateSync(file, packFileBytes + 1);
    const refused = await run(['pack', 'import', file]);
    expect(refused).toMatchObject({ status: 1, out: '' });
    expect(refused.err).toContain('too big');
    rmSync(file);
  });

  it('go out as a folder and come back the same', async () => {
    const [pack] = await list();
    const id = pack?.id ?? '';
    expect(await run(['pack', 'export', id, '--folder', 'plain'])).toMatchObject({ status: 0 });
    const imported = await run(['pack', 'import', 'plain', '--json']);
    expect(imported).toMatchObject({ status: 0, err: '' });
    const { id: copy } = JSON.parse(imported.out) as { id: string };
    expect(await run(['pack', 'export', copy, '--folder', 'plain2'])).toMatchObject({ status: 0 });
    const tree = (name: string): string[] => readdirSync(join(folder, name), { recursive: true }) as string[];
    expect(tree('plain2').sort()).toEqual(tree('plain').sort());
    expect(readFileSync(join(folder, 'plain2', 'pack.json'))).toEqual(
      readFileSync(join(folder, 'plain', 'pack.json')),
    );
  });

  it('have a log and differences', async () => {
    const [pack] = await list();
    const id = pack?.id ?? '';
    const head = pack?.head ?? '';
    const log = await run(['pack', 'log', id]);
    expect(log.status).toBe(0);
    expect(log.out).toContain(head.slice(0, 10));
    const same = await run(['pack', 'diff', id, head.slice(0, 8), head]);
    expect(same).toMatchObject({ status: 0, out: 'There are no differences.' });
    expect((await run(['pack', 'diff', id, '--json'])).out).toBe('[]');
  });

  describe('that are not there or not right are refused with 1', () => {
    beforeAll(() => {
      writeFileSync(join(folder, 'noise.heartdeck'), 'noise');
      mkdirSync(join(folder, 'links', 'cards'), { recursive: true });
      symlinkSync('/etc/passwd', join(folder, 'links', 'cards', 'a.json'));
      mkdirSync(join(folder, 'huge', 'cards'), { recursive: true });
      // More than Node can read at once, and without taking any room.
      writeFileSync(join(folder, 'huge', 'cards', 'a.json'), '');
      truncateSync(join(folder, 'huge', 'cards', 'a.json'), 2 ** 33);
      mkdirSync(join(folder, 'wrong', 'cards'), { recursive: true });
      writeFileSync(join(folder, 'wrong', 'pack.json'), '{ "format": 1, "gaem": "ygios" }');
    });
    const rows: readonly (readonly [argv: string, code: string, says: RegExp])[] = [
      ['pack log none', 'no-such-pack', /“none”/],
      ['pack export none', 'no-such-pack', /“none”/],
      ['pack diff none', 'no-such-pack', /“none”/],
      ['pack diff FIRST 00000000', 'no-such-revision', /00000000/],
      ['pack export FIRST --revision 0000', 'no-such-revision', /0000/],
      ['pack export FIRST --out no/such/folder/x', 'no-such-file', /no\/such\/folder\/x/],
      ['pack import none.heartdeck', 'no-such-file', /none\.heartdeck/],
      ['pack import noise.heartdeck', 'import-refused', /noise\.heartdeck/],
      ['pack import links', 'import-refused', /cards\/a\.json/],
      ['pack import huge', 'import-refused', /cards\/a\.json/],
      ['pack import noise.heartdeck/inner', 'no-such-file', /inner/],
      ['pack import wrong', 'import-refused', /pack\.json:1:\d+.*“gaem”/],
    ];
    it.each(rows)('%s: %s', async (line, code, says) => {
      const before = await list();
      const argv = line.replace('FIRST', before[0]?.id ?? '').split(' ');
      const { status, out, err } = await run(argv);
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err).toMatch(says);
      const json = await run([...argv, '--json']);
      expect(json).toMatchObject({ status: 1, err: '' });
      expect(JSON.parse(json.out)).toMatchObject({ error: { code } });
      expect(await list()).toEqual(before);
    });
  });
});
