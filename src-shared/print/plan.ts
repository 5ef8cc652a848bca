import type { Drawn, PackFaces } from '@shared/face/index';
import { turnsPaper, type Item, type Layout, type Size } from '@shared/geometry/sheets/model';
import { planPages } from '@shared/geometry/sheets/plan-pages';
import { upright } from '@shared/geometry/sheets/sizes';
import type { Language } from '@shared/util/languages';
import { err, ok, type Result } from '@shared/util/result';
import { extraPages } from './extra-pages';
import {
  mostCards,
  mostCopies,
  type FaceToDraw,
  type PlannedItem,
  type PlannedPage,
  type Printable,
  type PrintJob,
  type PrintPlan,
  type PrintProblem,
} from './model';
import { isUsual, printablesOf } from './printables';
import { withReach } from './reach';
import { sidesOf, type Sides } from './sides';

/**
 * Every page of a job. The screen draws it and the PDF is put together from it, each by calling this with the same
 * faces: neither can print what the other does not show.
 *
 * `changed`: keys of what is drawn otherwise than at the revision of the job's `since`; null where it has none.
 */
export function planPrint(
  faces: PackFaces,
  asked: PrintJob,
  changed: ReadonlySet<string> | null,
): Result<PrintPlan, PrintProblem> {
  const job = uprightJob(asked);
  const chosen = chosenOf(faces, job, changed);
  if (!chosen.ok) return chosen;
  const { settings } = job;
  const drawn = new Map<string, FaceToDraw>();
  const pages: PlannedPage[] = [];
  const undrawn = new Set<string>();
  const all: PlannedItem[] = [];
  for (const language of job.languages) {
    const items: Item[] = [];
    for (const { printable, copies } of chosen.value) {
      const sides = sidesOf(faces, printable, language, settings.style);
      if (!sides) {
        undrawn.add(printable.key);
        continue;
      }
      const item = itemOf(sides, printable, language, job, drawn);
      const { key, group } = printable;
      all.push({ ...item, key, group, language, copies });
      for (let copy = 0; copy < copies; copy++) items.push(item);
    }
    if (items.length === 0) return err({ code: 'nothing-drawn' });
    const planned = planPages(items, settings.layout);
    if (!planned.ok) return planned;
    for (const page of planned.value) pages.push({ is: 'cards', language, page, number: 0 });
  }
  return ok({
    pages: withoutVainBacks([...extraPages(job, pages[0]?.page ?? null), ...pages], settings.layout).map(
      (page, index) => ({ ...page, number: index + 1 }),
    ),
    faces: drawn,
    items: all,
    cards: all.reduce((sum, { copies }) => sum + copies, 0),
    undrawn: [...undrawn],
  });
}

/**
 * Where paper is turned and no second side has anything on it, as of a mat alone, nobody needs those pages. All of them
 * or none: a printer that turns paper counts every page.
 */
function withoutVainBacks(pages: readonly PlannedPage[], { backs }: Layout): readonly PlannedPage[] {
  const isVain = ({ is, page }: PlannedPage): boolean =>
    page.side === 'back' && page.cards.length === 0 && is !== 'calibration';
  const fronts = pages.filter(({ page }) => page.side === 'front');
  const seconds = pages.filter(({ page }) => page.side === 'back');
  return turnsPaper(backs) && seconds.every(isVain) ? fronts : pages;
}

/** Sizes may be typed lying: paper and cards are measured upright, and turned where that holds more. */
function uprightJob(job: PrintJob): PrintJob {
  const { layout, card } = job.settings;
  return {
    ...job,
    settings: {
      ...job.settings,
      card: card && upright(card),
      layout: layout.is === 'sheets' ? { ...layout, paper: upright(layout.paper) } : layout,
    },
  };
}

interface Chosen {
  readonly printable: Printable;
  readonly copies: number;
}

function chosenOf(
  faces: PackFaces,
  job: PrintJob,
  changed: ReadonlySet<string> | null,
): Result<readonly Chosen[], PrintProblem> {
  const all = printablesOf(faces, job.settings.style);
  const known = new Set(all.map(({ key }) => key));
  const stranger = [...(job.only ?? []), ...Object.keys(job.copies)].find((key) => !known.has(key));
  if (stranger !== undefined) return err({ code: 'unknown-key', key: stranger });
  const wanted = job.only === null ? null : new Set(job.only);
  const ticked = all.filter((one) => (wanted ? wanted.has(one.key) : isUsual(one, job.settings.layout)));
  const kept = changed === null ? ticked : ticked.filter(({ key }) => changed.has(key));
  if (kept.length === 0) return err({ code: ticked.length > 0 ? 'nothing-changed' : 'nothing-to-print' });
  let cards = 0;
  const chosen: Chosen[] = [];
  for (const printable of kept) {
    const copies = job.copies[printable.key] ?? printable.copies;
    // One that no list has: it must not keep the others from being printed.
    if (copies === 0 && !Object.hasOwn(job.copies, printable.key)) continue;
    if (!Number.isInteger(copies) || copies < 1 || copies > mostCopies) {
      return err({ code: 'bad-copies', key: printable.key, copies });
    }
    cards += copies * job.languages.length;
    chosen.push({ printable, copies });
  }
  if (chosen.length === 0) return err({ code: 'nothing-to-print' });
  return cards > mostCards ? err({ code: 'too-many-cards', cards, most: mostCards }) : ok(chosen);
}

function itemOf(
  { front, back }: Sides,
  { key, group }: Printable,
  language: Language,
  { settings }: PrintJob,
  drawn: Map<string, FaceToDraw>,
): Item {
  const isCard = group === 'cards' || group === 'own';
  const size = isCard ? cutSize(front.template.size, settings.card) : front.template.size;
  const { bleed } = settings.layout;
  const frontKey = `${language} ${key}`;
  drawn.set(frontKey, faceToDraw(frontKey, front, size, bleed));
  const backKey = back ? `${language} back ${back.face.path} ${size.w}x${size.h}` : null;
  if (back && backKey !== null && !drawn.has(backKey))
    drawn.set(backKey, faceToDraw(backKey, back, size, bleed));
  return { front: frontKey, back: backKey, size, way: group === 'mats' ? 'mat' : 'card' };
}

/** A card that is wider than high is cut so too. */
const cutSize = (designed: Size, wanted: Size | null): Size =>
  wanted === null ? designed : designed.w > designed.h ? { w: wanted.h, h: wanted.w } : wanted;

const known = new WeakMap<Drawn, Map<string, FaceToDraw>>();

/** The same object for the same card and measures: a preview keeps what it has drawn of it. */
function faceToDraw(key: string, drawn: Drawn, cut: Size, bleed: number): FaceToDraw {
  const ofDrawn = known.get(drawn) ?? new Map<string, FaceToDraw>();
  known.set(drawn, ofDrawn);
  const name = `${key} ${cut.w} ${cut.h} ${bleed}`;
  const face = ofDrawn.get(name) ?? newFace(key, drawn, cut, bleed);
  ofDrawn.set(name, face);
  return face;
}

/** As large as the cut allows without changing its shape; what is left over is filled with its ground. */
function newFace(key: string, drawn: Drawn, cut: Size, bleed: number): FaceToDraw {
  const { size } = drawn.template;
  const scale = Math.min(cut.w / size.w, cut.h / size.h);
  const reach: Size = { w: cut.w / 2 + bleed, h: cut.h / 2 + bleed };
  const by: Size = { w: reach.w / scale - size.w / 2, h: reach.h / scale - size.h / 2 };
  const template = withReach(drawn.template, by);
  return {
    key,
    drawn: template === drawn.template ? drawn : { ...drawn, template },
    scale,
    cut,
    reach,
  };
}
