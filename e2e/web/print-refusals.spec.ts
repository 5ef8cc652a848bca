import type { SheetLayout } from '@shared/geometry/sheets/model';
import type { PrintJob, PrintProblem } from '@shared/print/model';
import { ownPack } from '../support/own-pack';
import { measuredPdf } from '../support/pdf/measured';
import { objectsOf } from '../support/pdf/objects';
import { hollowPng } from '../support/png';
import { expect, jobOf, settingsWith, sheets, test, type Job } from '../support/printing';

const card = 'cards/home-1.json';
const one = (layout: Partial<SheetLayout>, change: Partial<PrintJob> = {}): Job =>
  jobOf(settingsWith(sheets(layout)), { only: [card], ...change });
const margins = (size: number) => ({ top: size, right: size, bottom: size, left: size });

const impossible: readonly [string, Job, Partial<PrintProblem>][] = [
  ['no copies', one({}, { copies: { [card]: 0 } }), { code: 'bad-copies', key: card, copies: 0 }],
  ['half a copy', one({}, { copies: { [card]: 1.5 } }), { code: 'bad-copies', key: card, copies: 1.5 }],
  [
    '10000 copies',
    one({}, { copies: { [card]: 10_000 } }),
    { code: 'bad-copies', key: card, copies: 10_000 },
  ],
  ['margins that leave nothing', one({ margins: margins(150) }), { code: 'no-room' }],
  ['margins that leave too little', one({ margins: margins(80) }), { code: 'too-large' }],
  ['a card larger than the paper', one({ paper: { w: 50, h: 80 } }), { code: 'larger-than-paper' }],
  ['a bleed larger than the paper', one({ bleed: 200 }), {}],
  [
    'an offset larger than the margins',
    one({ backs: 'long-edge', offset: { x: 0, y: -280 } }),
    { code: 'offset-too-large' },
  ],
  ['nothing chosen', one({}, { only: [] }), { code: 'nothing-to-print' }],
  ['an unknown card', one({}, { only: ['cards/nobody.json'] }), { code: 'unknown-key' }],
];

for (const [name, job, problem] of impossible) {
  test(`what can’t be printed is refused before anything is drawn: ${name}`, async ({ contract }) => {
    const task = `impossible-${name.replace(/\W+/g, '-')}`;
    const drawn: string[] = [];
    void contract.event(({ name: event, data }) => {
      if (event === 'task.progress' && data.task === task) drawn.push(data.stage);
      return false;
    });
    const answer = await contract.ask('print.export', { what: 'pdf', job, anyway: true, task });
    expect(answer).toMatchObject({ ok: false, error: { code: 'print-impossible', data: { problem } } });
    expect(drawn).toEqual([]);
  });
}

const endless = Array.from({ length: 8 }, () =>
  'Every word of this counts, and so does the next. '.repeat(7).trim(),
);

test('words that don’t fit are refused by card, language and box, and printed all the same if wanted', async ({
  contract,
  print,
}) => {
  const pack = await ownPack(contract, 'ygios', 'Too many words');
  const [wordy, named] = ['cards/town-1.json', 'cards/school-2.json'];
  await pack.change([wordy], { text: { ja: { says: endless } } });
  await pack.change([named], {
    names: { en: 'W'.repeat(80), ja: '席', uk: 'Ш'.repeat(80) },
  });
  const job = jobOf(settingsWith(sheets()), {
    pack: pack.id,
    languages: ['en', 'ja', 'uk'],
    only: [wordy, named, 'cards/home-1.json'],
  });
  const answer = await contract.ask('print.export', { what: 'pdf', job, anyway: false });
  const boxes = [
    { card: 'school-2', path: named, language: 'en', box: 'name' },
    { card: 'town-1', path: wordy, language: 'ja', box: 'rules' },
    { card: 'school-2', path: named, language: 'uk', box: 'name' },
  ];
  expect(answer).toMatchObject({
    ok: false,
    error: { code: 'print-misfits', data: { boxes, troubles: [], count: 3 } },
  });
  const { bytes, misfits } = await print(job, true);
  expect(misfits).toEqual(boxes);
  expect((await measuredPdf(bytes)).flatMap((page) => page.cards)).toHaveLength(9);
  // The cards that are fine can be printed meanwhile.
  await print({ ...job, only: ['cards/home-1.json'] });
});

test('letters that no font of ours has are told; signs and rare letters are no such', async ({
  contract,
  print,
}) => {
  const pack = await ownPack(contract, 'ygios', 'Letters');
  const [strange, signs] = ['cards/town-3.json', 'cards/school-3.json'];
  await pack.change([strange], { names: { en: 'Party 🎉', ja: '席', uk: 'Свято' } });
  await pack.change([signs], {
    names: { en: 'Signs → ★ ♪ ↑', ja: '※→★♪髙①℃勺', uk: 'Знаки → № ґ' },
    flavour: { en: '↑ ↓ ♥ ● ■', ja: '※印、‥―↑↓★髙塚①℃ﾊﾝ', uk: '→ ★ №' },
  });
  const languages = ['en', 'ja', 'uk'] as const;
  const job = jobOf(settingsWith(sheets()), { pack: pack.id, languages, only: [strange, signs] });
  const boxes = [{ card: 'town-3', path: strange, language: 'en', box: 'name', letters: '🎉' }];
  expect(await contract.ask('print.export', { what: 'pdf', job, anyway: false })).toMatchObject({
    ok: false,
    error: { code: 'print-misfits', data: { boxes, troubles: [], count: 1 } },
  });
  const { bytes } = await print({ ...job, only: [signs] });
  const families = (await objectsOf(bytes)).fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+|-.*$/g, ''));
  expect([...new Set(families)].sort()).toEqual(['NotoSans', 'NotoSansJPThin', 'RoundedMplus1c']);
});

test('pictures that are missing or damaged are told, and the rest of the card is printed if wanted', async ({
  contract,
  print,
}) => {
  const pack = await ownPack(contract, 'ygios', 'Lost pictures');
  const [missing, broken] = ['cards/home-3.json', 'cards/home-4.json'];
  await pack.change([missing], { art: { image: 'art/nowhere.png' } });
  await contract.call('assets.put', {
    pack: pack.id,
    fileName: 'hollow.png',
    bytes: Uint8Array.from(hollowPng()),
    onto: broken,
  });
  const only = [missing, broken, 'cards/home-1.json'];
  // In every language of a card the same is missing: told once.
  const job = jobOf(settingsWith(sheets()), { pack: pack.id, only, languages: ['en', 'ja', 'uk'] });
  const troubles = [
    { code: 'missing-image', file: missing, data: { found: 'art/nowhere.png' } },
    { code: 'broken-image', file: broken, data: { found: 'art/hollow.png' } },
  ];
  const png = { what: 'png', dpi: 300, bleed: false } as const;
  for (const form of [{ what: 'pdf' } as const, png])
    expect(await contract.ask('print.export', { ...form, job, anyway: false })).toMatchObject({
      ok: false,
      error: { code: 'print-misfits', data: { boxes: [], troubles, count: 2 } },
    });
  const printed = await print(job, true);
  expect(printed.troubles).toMatchObject(troubles);
  expect((await measuredPdf(printed.bytes)).flatMap((page) => page.cards)).toHaveLength(9);
});

test('an export that is called off ends as such, and the next one works', async ({ contract, print }) => {
  const job = jobOf(settingsWith(sheets()), { languages: ['en', 'ja', 'uk'] });
  // Both tell of every picture, and have many to draw after the first.
  const kinds = [{ what: 'png', dpi: 300, bleed: false }, { what: 'tabletop' }] as const;
  for (const kind of kinds) {
    const task = `called-off-${kind.what}`;
    const drawing = contract.event(({ name, data }) => name === 'task.progress' && data.task === task);
    const answer = contract.ask('print.export', { ...kind, job, anyway: false, task });
    await Promise.race([drawing, answer]);
    expect(await contract.call('tasks.cancel', { task })).toEqual({ found: true });
    expect(await answer).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  }
  const { bytes } = await print(one({}));
  expect((await measuredPdf(bytes))[0]!.cards).toHaveLength(1);
});

test('an export that is called off before it began does not begin', async ({ contract, print }) => {
  const task = 'called-off-at-once';
  const answer = contract.ask('print.export', { what: 'pdf', job: one({}), anyway: false, task });
  await contract.call('tasks.cancel', { task });
  expect(await answer).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  await print(one({}));
});
