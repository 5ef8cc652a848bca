import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProofPage } from '../pages/proof';
import { Shell } from '../pages/shell';
import { expect, openApp, test } from '../support/app';
import { hollowPng } from '../support/png';
import { runNode } from '../support/web-host';

const shipped = join(import.meta.dirname, '..', '..', 'resources', 'packs', 'ygios');

/** What is wrong with a card, what is said of it, and where. */
const broken: readonly (readonly [file: string, change: object, said: string])[] = [
  ['cards/home-1.json', { art: { icon: 'no-such-teapot' } }, 'There is no icon “no-such-teapot”'],
  ['cards/home-2.json', { art: { image: 'art/gone.png' } }, 'The pack has no picture “art/gone.png”'],
  ['cards/home-3.json', { art: { image: 'art/hollow.png' } }, ''],
];
const box = { x: 3, y: 3, w: 20, h: 5 };
const layers: readonly (readonly [layer: object, said: string])[] = [
  [{ layer: 'text', field: 'nmae', ...box, size: 3 }, 'There is no field “nmae”'],
  [{ layer: 'text', field: 'name', ...box, size: 3, font: 'cursive' }, 'There is no font “cursive”'],
  [{ layer: 'icon', icon: 'hart', ...box }, 'There is no sign “hart”'],
];
const template = 'templates/affection-illustrated.json';

function writePack(folder: string): void {
  cpSync(shipped, folder, { recursive: true });
  mkdirSync(join(folder, 'art'));
  writeFileSync(join(folder, 'art', 'hollow.png'), hollowPng());
  const change = (file: string, into: (value: Record<string, unknown>) => object): void => {
    const path = join(folder, file);
    const value = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    writeFileSync(path, JSON.stringify(into(value)));
  };
  for (const [file, keys] of broken) change(file, (value) => ({ ...value, ...keys }));
  const more = layers.map(([layer]) => layer);
  change(template, (value) => ({ ...value, layers: [...(value['layers'] as object[]), ...more] }));
  change('pack.json', (value) => ({ ...value, names: { en: 'Broken', ja: 'Broken', uk: 'Broken' } }));
}

test('whatever is wrong with a template or a picture is told, and the rest of every card is drawn', async ({
  hosts,
  page,
}, info) => {
  const folder = info.outputPath('pack');
  writePack(folder);
  const checked = await runNode('cli', ['validate', folder]);
  for (const said of [...broken, ...layers].map((one) => one.at(-1)).filter((one) => one !== '')) {
    expect(checked.output).toContain(said);
  }
  const host = await hosts.start();
  const imported = await runNode('cli', ['pack', 'import', folder, '--data-dir', host.dataDir]);
  expect(imported.status).toBe(0);

  await openApp(page, host);
  const proof = new ProofPage(new Shell(page));
  await proof.open();
  await page.getByLabel(proof.shell.t('proof.pack')).selectOption({ label: 'Broken' });
  await expect(proof.ready).toBeVisible();
  const right = await proof.seen();
  await page.getByLabel(proof.shell.t('proof.pack')).selectOption('ygios');
  await expect(proof.ready).toBeVisible();
  const wanted = await proof.seen();
  expect(right).toHaveLength(wanted.length);
  // the name in the unknown font is one text more on every card of that template; nothing else differs
  for (const [at, { card, texts }] of wanted.entries()) {
    const found = right[at]?.texts.map(({ said }) => said) ?? [];
    const own = texts.filter(({ words }) => words.box !== 'foot').map(({ said }) => said);
    expect(found, card).toEqual(expect.arrayContaining(own));
  }
});
