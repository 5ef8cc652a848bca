import { describe, expect, it } from 'vitest';
import { parsePackPath } from '@shared/language/pack-format';
import { packLimits } from '@shared/language/pack-limits';
import { folderName, readFile, readFolder } from './chosen-files';

/** Files of a chosen folder carry their path in a property that only a browser sets. */
function file(path: string, text = path): File {
  const made = new File([text], path.split('/').at(-1) ?? '');
  Object.defineProperty(made, 'webkitRelativePath', { value: path });
  return made;
}

async function read(files: readonly File[]): Promise<[path: string, text: string][]> {
  const folder = await readFolder(files);
  if (!folder.ok) throw new Error(folder.error.code);
  return folder.value.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]);
}

describe('readFolder', () => {
  it('gives the paths inside the folder and what is in each file', async () => {
    const files = [
      file('mine/pack.json', '{}'),
      file('mine/cards/a.json', 'їжак'),
      file('mine/cards/b.json', ''),
    ];
    expect(folderName(files)).toBe('mine');
    expect(await read(files)).toEqual([
      ['pack.json', '{}'],
      ['cards/a.json', 'їжак'],
      ['cards/b.json', ''],
    ]);
  });

  it('keeps a thousand files apart', async () => {
    const files = Array.from({ length: 1000 }, (_, n) =>
      file(`mine/cards/c-${n}.json`, '字'.repeat(n % 7) + n),
    );
    expect(await read(files)).toEqual(files.map((_, n) => [`cards/c-${n}.json`, '字'.repeat(n % 7) + n]));
  });

  it.each(['mine/.git/config', 'mine/.DS_Store', 'mine/cards/.hidden/a.json'])(
    'leaves %s out',
    async (path) => {
      expect(await read([file('mine/pack.json', '{}'), file(path)])).toEqual([['pack.json', '{}']]);
    },
  );

  it('refuses too many files, and too much in them, before reading', async () => {
    const many = Array.from({ length: packLimits.files + 1 }, () => file('mine/a.json', ''));
    const big = file('mine/a.png', '');
    Object.defineProperty(big, 'size', { value: packLimits.packBytes + 1 });
    for (const [files, code] of [
      [many, 'too-many-files'],
      [[big], 'pack-too-big'],
    ] as const) {
      const folder = await readFolder(files);
      expect(folder).toMatchObject({ ok: false, error: { code: 'import-refused', data: { file: 'mine' } } });
      expect(JSON.stringify(folder)).toContain(code);
    }
  });

  it('gives the end of a path that is too long to be told otherwise', async () => {
    const paths = (await read([file(`mine/${'x/'.repeat(300)}cards/a.json`, '{}')])).map(([path]) => path);
    expect(paths[0]).toHaveLength(400);
    expect(paths[0]).toMatch(/^….*\/cards\/a\.json$/);
    expect(parsePackPath(paths[0] ?? '')).toBeNull();
  });
});

describe('readFile', () => {
  it('tells a file that is gone by now', async () => {
    const gone = file('a.heartdeck');
    gone.arrayBuffer = () => Promise.reject(new Error('NotFound'));
    expect(await readFile(gone)).toEqual({
      ok: false,
      error: { code: 'file-problem', data: { file: 'a.heartdeck', detail: 'NotFound' } },
    });
  });
});
