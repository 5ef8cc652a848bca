import { describe, expect, it } from 'vitest';
import { readFolder } from './chosen-files';

/** Files of a chosen folder carry their path in a property that only a browser sets. */
function file(path: string, text = path): File {
  const made = new File([text], path.split('/').at(-1) ?? '');
  Object.defineProperty(made, 'webkitRelativePath', { value: path });
  return made;
}

describe('readFolder', () => {
  it('names the folder and the paths inside it', async () => {
    const folder = await readFolder([file('mine/pack.json'), file('mine/cards/a.json', 'ї')]);
    expect(folder?.name).toBe('mine');
    expect(folder?.files.map(({ path }) => path)).toEqual(['pack.json', 'cards/a.json']);
    expect(new TextDecoder().decode(folder?.files[1]?.bytes)).toBe('ї');
  });

  it.each(['mine/.git/config', 'mine/.DS_Store', 'mine/cards/.hidden/a.json'])(
    'leaves %s out',
    async (path) => {
      const folder = await readFolder([file('mine/pack.json'), file(path)]);
      expect(folder?.files.map((each) => each.path)).toEqual(['pack.json']);
    },
  );

  it('gives null for an empty folder', async () => {
    expect(await readFolder([])).toBeNull();
  });
});
