import { describe, expect, it } from 'vitest';
import type { PackFaces } from '@shared/face/index';
import { mostCards, mostCopies, type PrintJob, type PrintPlan, type PrintProblem } from './model';
import { planPrint } from './plan';
import { printablesOf } from './printables';
import { usualSheets, usualSingle } from './presets';
import { changed, definitionsOf, facesOf, jobOf } from './test-faces';

const ygios = facesOf(definitionsOf('ygios'));
const governing = facesOf(definitionsOf('governing'));

function planned(job: PrintJob, faces = ygios, since: ReadonlySet<string> | null = null): PrintPlan {
  const plan = planPrint(faces, job, since);
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return plan.value;
}
function problemOf(job: PrintJob, faces: PackFaces = ygios, since: ReadonlySet<string> | null = null) {
  const plan = planPrint(faces, job, since);
  return plan.ok ? null : (plan.error satisfies PrintProblem);
}
/** How often each face lies on the pages. */
const placedOf = ({ pages }: PrintPlan): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { page } of pages) for (const { face } of page.cards) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
};
const [first = ''] = ygios.cards.flatMap(({ kind, path }) => (kind === 'card' ? [path] : []));
const [bonus = ''] = ygios.cards.flatMap(({ kind, path }) => (kind === 'bonus' ? [path] : []));

describe('what is printed', () => {
  it('is everything, as often as the rules ask for', () => {
    const plan = planned(jobOf());
    const asked = printablesOf(ygios, 'illustrated');
    expect(plan.cards).toBe(asked.reduce((sum, { copies }) => sum + copies, 0));
    expect(plan.items.map(({ key, group, copies }) => ({ key, group, copies }))).toEqual(asked);
    expect(plan.undrawn).toEqual([]);
  });

  it('on both sides of the paper only if anything is printed on the second one', () => {
    const duplex = { layout: { ...usualSheets, backs: 'long-edge' as const }, notes: true };
    const sides = (job: PrintJob): string =>
      planned(job)
        .pages.map(({ page }) => page.side[0])
        .join('');
    expect(sides(jobOf({ only: ['own/mat'] }, duplex))).toBe('fff');
    expect(sides(jobOf({ only: ['own/mat'] }, { ...duplex, calibration: true }))).toBe('fbfbfbfb');
    expect(sides(jobOf({ only: [first, 'own/mat'] }, duplex))).toBe('fbfbfbfb');
  });

  it('for a shop only cards, unless something else is ticked', () => {
    const shop = { layout: usualSingle };
    const groups = (job: PrintJob): string[] => [...new Set(planned(job).items.map(({ group }) => group))];
    expect(groups(jobOf({}, shop))).toEqual(['cards', 'own']);
    expect(groups(jobOf({ only: [first, 'own/mat'] }, shop))).toEqual(['cards', 'mats']);
  });

  it('or what was chosen, as often as was chosen', () => {
    const plan = planned(jobOf({ only: [first, 'own/reference'], copies: { [first]: 3 } }));
    expect(placedOf(plan)).toEqual({ [`en ${first}`]: 3, 'en own/reference': 2 });
    expect(plan.cards).toBe(5);
  });

  it('or of that what has changed', () => {
    const plan = planned(jobOf({ only: [first, bonus] }), ygios, new Set([bonus, 'own/mat']));
    expect(plan.items.map(({ key }) => key)).toEqual([bonus]);
  });

  it('a set for each language, in their order, each on sheets of its own', () => {
    const plan = planned(jobOf({ languages: ['uk', 'ja'], only: [first], copies: { [first]: 10 } }));
    expect(plan.pages.map(({ language, page }) => [language, page.cards.length])).toEqual([
      ['uk', 9],
      ['uk', 1],
      ['ja', 9],
      ['ja', 1],
    ]);
    expect(plan.cards).toBe(20);
    for (const { front, language } of plan.items)
      expect(plan.faces.get(front)?.drawn.face.language).toBe(language);
  });

  it('a card that no list has is not printed, unless somebody says how many', () => {
    const none = facesOf(
      changed(definitionsOf('governing'), 'cards/d01.json', (value) => ({ ...value, copies: 0 })),
    );
    const only = ['cards/d01.json', 'cards/d02.json'];
    expect(planned(jobOf({ only }), none).items.map(({ key }) => key)).toEqual(['cards/d02.json']);
    const plan = planned(jobOf({ only, copies: { 'cards/d01.json': 1 } }), none);
    expect(plan.items.map(({ key }) => key)).toEqual(only);
    expect(problemOf(jobOf({ only: ['cards/d01.json'] }), none)).toEqual({ code: 'nothing-to-print' });
  });

  it('what no template draws is told and left out', () => {
    const undrawn = facesOf(
      definitionsOf('ygios').filter(({ kind, id }) => kind !== 'template' || !id.startsWith('bonus-')),
    );
    const plan = planned(jobOf({ languages: ['en', 'ja'], only: [first, bonus] }), undrawn);
    expect(plan.undrawn).toEqual([bonus]);
    expect(plan.cards).toBe(2);
    expect(problemOf(jobOf({ only: [bonus] }), undrawn)).toEqual({ code: 'nothing-drawn' });
  });
});

describe('what can’t be printed', () => {
  const wrong: readonly [string, Partial<PrintJob>, PrintProblem][] = [
    ['a key that is none', { only: ['cards/none.json'] }, { code: 'unknown-key', key: 'cards/none.json' }],
    ['copies of a key that is none', { copies: { x: 2 } }, { code: 'unknown-key', key: 'x' }],
    ['nothing chosen', { only: [] }, { code: 'nothing-to-print' }],
    ...[0, -1, 1.5, mostCopies + 1, 10_000, Number.NaN].map(
      (copies): [string, Partial<PrintJob>, PrintProblem] => [
        `${copies} copies`,
        { copies: { [first]: copies } },
        { code: 'bad-copies', key: first, copies },
      ],
    ),
  ];
  it.each(wrong)('%s', (_what, job, problem) => expect(problemOf(jobOf(job))).toEqual(problem));

  it('copies of what is not printed are not looked at', () => {
    expect(problemOf(jobOf({ only: [bonus], copies: { [first]: 0 } }))).toBeNull();
  });

  it('more cards than a printer holds, all languages together', () => {
    const keys = ygios.cards.slice(0, 6).map(({ path }) => path);
    const copies = Object.fromEntries(keys.map((key) => [key, 417]));
    const job = jobOf({ only: keys, copies });
    expect(6 * 417 * 2).toBeGreaterThan(mostCards);
    expect(problemOf(job)).toBeNull();
    expect(problemOf({ ...job, languages: ['en', 'ja'] })).toEqual({
      code: 'too-many-cards',
      cards: 5004,
      most: mostCards,
    });
  });

  it('nothing where nothing has changed; it is not the same as nothing chosen', () => {
    expect(problemOf(jobOf(), ygios, new Set())).toEqual({ code: 'nothing-changed' });
    expect(problemOf(jobOf({ only: [] }), ygios, new Set())).toEqual({ code: 'nothing-to-print' });
  });

  it('a card that is larger than the paper', () => {
    const layout = { ...usualSheets, paper: { w: 50, h: 70 } };
    expect(problemOf(jobOf({ only: [first] }, { layout }))).toMatchObject({ front: `en ${first}` });
  });
});

describe('sizes', () => {
  const bridge = { w: 57, h: 88 };
  const sizeOf = (key: string, size: { w: number; h: number } | null, faces = ygios) =>
    planned(jobOf({ only: [key] }, { card: size }), faces).items[0]?.size;

  it('each as it was designed', () => {
    expect([first, bonus, 'own/lock', 'own/mat'].map((key) => sizeOf(key, null))).toEqual([
      { w: 63, h: 88 },
      { w: 88, h: 63 },
      { w: 24, h: 24 },
      { w: 400, h: 277 },
    ]);
  });

  it('or cards, landscape ones too, cut to another; tokens and mats keep theirs', () => {
    expect([first, bonus, 'own/reference', 'own/lock', 'own/mat'].map((key) => sizeOf(key, bridge))).toEqual([
      bridge,
      { w: 88, h: 57 },
      bridge,
      { w: 24, h: 24 },
      { w: 400, h: 277 },
    ]);
    // A definition that is called a token is a card all the same.
    expect(
      sizeOf(governing.cards.find(({ kind }) => kind === 'token')?.path ?? '', bridge, governing),
    ).toEqual(bridge);
  });

  const cuts: readonly [string, { w: number; h: number }, number][] = [
    ['narrower', { w: 57, h: 88 }, 57 / 63],
    ['lower', { w: 63, h: 80 }, 80 / 88],
    ['twice as large', { w: 126, h: 176 }, 2],
    ['square', { w: 70, h: 70 }, 70 / 88],
  ];
  it.each(cuts)('%s: as large as the cut allows, its ground to the end of the bleed', (_what, cut, scale) => {
    const layout = { ...usualSheets, bleed: 2, paper: { w: 297, h: 420 } };
    const plan = planned(jobOf({ only: [first] }, { card: cut, layout }));
    const face = plan.faces.get(`en ${first}`);
    if (!face) throw new Error('not drawn');
    expect(face.scale).toBeCloseTo(scale, 12);
    expect(face.cut).toEqual(cut);
    expect(face.reach).toEqual({ w: cut.w / 2 + 2, h: cut.h / 2 + 2 });
    const { layers, size } = face.drawn.template;
    const [ground] = layers;
    if (!ground) throw new Error('no ground');
    // Half of the ground, at the scale it is drawn at, is at least what is shown.
    const half = { w: (size.w / 2 - ground.x) * face.scale, h: (size.h / 2 - ground.y) * face.scale };
    expect(half.w).toBeGreaterThanOrEqual(face.reach.w - 1e-6);
    expect(half.h).toBeGreaterThanOrEqual(face.reach.h - 1e-6);
  });
});

describe('faces', () => {
  const twoSided = { ...usualSheets, backs: 'long-edge' } as const;

  it('each is drawn once, and one back for all cards of a size', () => {
    const plan = planned(jobOf({ copies: { [first]: 7 } }, { layout: twoSided }));
    const fronts = plan.items.map(({ front }) => front);
    const backs = new Set(plan.items.flatMap(({ back }) => back ?? []));
    expect(new Set(fronts).size).toBe(fronts.length);
    expect([...backs]).toEqual([
      'en back templates/back-illustrated.json 63x88',
      'en back templates/back-bonus-illustrated.json 88x63',
    ]);
    expect(new Set(plan.faces.keys())).toEqual(new Set([...fronts, ...backs]));
    for (const [key, face] of plan.faces) expect(face.key).toBe(key);
    expect(placedOf(plan)[`en ${first}`]).toBe(7);
  });

  it('everything that lies on a page can be drawn', () => {
    for (const layout of [twoSided, { ...usualSheets, backs: 'fold-over' } as const, usualSingle]) {
      const plan = planned(jobOf({ languages: ['en', 'uk'] }, { layout }));
      expect(Object.keys(placedOf(plan)).filter((key) => !plan.faces.has(key))).toEqual([]);
    }
  });

  it('in low ink where that is asked for', () => {
    const plan = planned(jobOf({}, { style: 'low-ink' }), governing);
    expect(new Set([...plan.faces.values()].map(({ drawn }) => drawn.template.style))).toEqual(
      new Set(['low-ink']),
    );
  });
});

it('pages are numbered from 1 through all languages, what comes before the cards first', () => {
  const job = jobOf({ languages: ['en', 'ja'], only: [first] }, { notes: true, calibration: true });
  expect(planned(job).pages.map(({ is, language, number }) => [is, language, number])).toEqual([
    ['notes', 'en', 1],
    ['notes', 'ja', 2],
    ['calibration', 'en', 3],
    ['cards', 'en', 4],
    ['cards', 'ja', 5],
  ]);
});
