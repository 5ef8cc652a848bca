import {
  backWays,
  cropMarkWords,
  paperTurns,
  sideOrders,
  type BackWay,
  type Layout,
  type SheetLayout,
} from '@shared/geometry/sheets/model';
import { papers } from '@shared/geometry/sheets/sizes';
import type { Translator } from '@shared/i18n/translator';
import { usualSheets, usualSingle } from '@shared/print/presets';
import { err, ok, type Result } from '@shared/util/result';
import { misuse, type Given, type Misuse } from '../command';
import { lengthOption, marginsOption, offsetOption, sizeOption } from './length-options';
import { upright } from './lengths';

type Options = Given['options'];
type SheetChange = Partial<Omit<SheetLayout, 'is'>>;

/** Options that speak of sheets of paper, which files with one card a page have none of. */
const sheetOptions: Readonly<Record<string, (t: Translator, found: string) => Result<SheetChange, Misuse>>> =
  {
    paper: (t, found) => {
      const size = sizeOption(t, '--paper', found, papers, '148x210');
      if (!size.ok) return size;
      const paper = upright(size.value);
      // Whoever says 297x210 wants it to lie so.
      return ok(paper.w === size.value.w ? { paper } : { paper, turn: 'sideways' });
    },
    turn: (_, found) => ok(chosen('turn', paperTurns, found)),
    margins: (t, found) => named('margins', marginsOption(t, found)),
    gap: (t, found) => named('gap', lengthOption(t, '--gap', found)),
    marks: (_, found) => ok(chosen('marks', cropMarkWords, found)),
    offset: (t, found) => named('offset', offsetOption(t, found)),
  };

/** Backs of files with one card a page: there are some, or none. */
const singleBacks: readonly BackWay[] = ['none', 'apart'];

/**
 * The preset's layout with what was asked for. Asked for the other arrangement, it is the usual one of that: the
 * numbers of sheets for a home printer mean nothing to a shop, and the other way round.
 */
export function readLayout(t: Translator, options: Options, preset: Layout): Result<Layout, Misuse> {
  const sheet = Object.keys(sheetOptions).find((name) => options.has(name));
  const single = ['single', 'order'].find((name) => options.has(name));
  if (sheet !== undefined && single !== undefined)
    return err(misuse(t('cli.error.exclusive', { first: `--${single}`, second: `--${sheet}` })));
  const is = single === undefined ? (sheet === undefined ? preset.is : 'sheets') : 'single';
  const usual = is === 'single' ? usualSingle : usualSheets;
  const arranged = preset.is === is ? preset : usual;
  const common = readCommon(t, options, arranged);
  return common.ok && common.value.is === 'sheets' ? readSheets(t, options, common.value) : common;
}

/** What both arrangements have, and what only the one for shops has. */
function readCommon(t: Translator, options: Options, layout: Layout): Result<Layout, Misuse> {
  const asked = options.get('bleed');
  const bleed = asked === undefined ? ok(layout.bleed) : lengthOption(t, '--bleed', asked);
  if (!bleed.ok) return bleed;
  const found = options.get('backs');
  const backs = backWays.find((way) => way === found) ?? layout.backs;
  if (layout.is === 'sheets') return ok({ ...layout, bleed: bleed.value, backs });
  if (found !== undefined && !singleBacks.includes(backs))
    return err(misuse(t('cli.error.bad-value', { option: '--backs', found, known: singleBacks })));
  const order = sideOrders.find((one) => one === options.get('order')) ?? layout.order;
  return ok({ ...layout, bleed: bleed.value, backs, order });
}

function readSheets(t: Translator, options: Options, layout: SheetLayout): Result<Layout, Misuse> {
  let read = layout;
  for (const [name, change] of Object.entries(sheetOptions)) {
    const found = options.get(name);
    if (found === undefined) continue;
    const changed = change(t, found);
    if (!changed.ok) return changed;
    read = { ...read, ...changed.value };
  }
  return ok(read);
}

/** The parser lets only these words through. */
const chosen = <K extends keyof SheetChange>(
  key: K,
  words: readonly SheetLayout[K][],
  found: string,
): SheetChange => {
  const word = words.find((one) => one === found);
  return word === undefined ? {} : { [key]: word };
};

const named = <K extends keyof SheetChange>(
  key: K,
  read: Result<SheetLayout[K], Misuse>,
): Result<SheetChange, Misuse> => (read.ok ? ok({ [key]: read.value }) : read);
