import type { Style } from '@shared/language/definitions/template-words';
import { languages } from '@shared/util/languages';
import { ProofPage, type SeenFace, type Spot } from '../pages/proof';
import { Shell } from '../pages/shell';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/app';

/** Of the shipped templates, in millimetres. */
const safe = 3;
/** What a browser rounds: a tenth of a millimetre is thinner than a hair line on a card. */
const slack = 0.12;

const sheets: readonly (readonly [pack: string, style: Style, faces: number])[] = [
  ['ygios', 'illustrated', 24 + 9 + 3 + 4 + 2],
  ['ygios', 'low-ink', 24 + 9 + 3 + 4 + 2],
  ['governing', 'illustrated', 28 + 1 + 5 + 1],
  ['governing', 'low-ink', 28 + 1 + 5 + 1],
];

const inside = (inner: Spot, outer: Omit<Spot, 'box'>): boolean =>
  inner.left >= outer.left - slack &&
  inner.top >= outer.top - slack &&
  inner.right <= outer.right + slack &&
  inner.bottom <= outer.bottom + slack;

const apart = (a: Spot, b: Spot): boolean =>
  a.right <= b.left + slack ||
  b.right <= a.left + slack ||
  a.bottom <= b.top + slack ||
  b.bottom <= a.top + slack;

/** Everything that a reader would miss on a printed card. */
function faultsOf({ card, template, size, texts, misfits }: SeenFace): string[] {
  const where = (what: string, { box }: Spot): string => `${card} by ${template}, ${box}: ${what}`;
  const safeZone = { left: safe, top: safe, right: size.w - safe, bottom: size.h - safe };
  return [
    ...(misfits > 0 ? [`${card} by ${template}: ${misfits} texts do not fit`] : []),
    ...texts.flatMap(({ layer, words, said }) => [
      ...(inside(words, layer) ? [] : [where('runs over its box', words)]),
      ...(inside(words, safeZone) ? [] : [where('outside the safe zone', words)]),
      ...(said === '' ? [where('is empty', words)] : []),
    ]),
    ...texts.flatMap(({ words }, index) =>
      texts
        .slice(index + 1)
        .flatMap((other) => (apart(words, other.words) ? [] : [where(`touches ${other.words.box}`, words)])),
    ),
  ];
}

for (const [pack, style, faces] of sheets) {
  for (const language of languages) {
    test(`every card fits: ${pack}, ${style}, ${language}`, async ({ app }) => {
      const proof = new ProofPage(new Shell(app));
      await proof.open();
      await proof.show(pack, language, style);
      const seen = await proof.seen();
      expect(seen).toHaveLength(faces);
      expect(seen.flatMap(faultsOf)).toEqual([]);
      await expect(proof.status).toHaveText(proof.shell.t('proof.problems', { count: 0 }));
      await expect(app.locator('[data-face] [lang]').first()).toHaveAttribute('lang', language);
    });
  }
}

test('a card is the same at every size, and in both themes', async ({ app }) => {
  const shell = new Shell(app);
  const proof = new ProofPage(shell);
  await proof.open();
  const lookOf = (): Promise<string[]> =>
    app.evaluate(() =>
      [...document.querySelectorAll('[data-card], [data-card] .words')].map((part) => {
        const { color, backgroundColor, fontSize } = getComputedStyle(part);
        return `${color} ${backgroundColor} ${fontSize}`;
      }),
    );
  const rounded = (faces: readonly SeenFace[]) =>
    faces.map(({ card, texts }) => [
      card,
      texts.map(({ words }) => [words.box, Math.round(words.bottom - words.top)]),
    ]);
  const real = rounded(await proof.seen());
  const look = await lookOf();
  for (const size of ['small', 'large'] as const) {
    await proof.resize(size);
    expect(rounded(await proof.seen())).toEqual(real);
  }
  for (const theme of ['dark', 'light'] as const) {
    await shell.setTheme(theme);
    await proof.open();
    expect(await lookOf()).toEqual(look);
    await expectAccessible(app, theme);
  }
});
