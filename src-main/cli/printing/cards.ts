import type { Translator } from '@shared/i18n/translator';
import { nearness } from '@shared/language/nearest';
import { mostCopies, type Printable } from '@shared/print/model';
import { err, ok, type Result } from '@shared/util/result';
import { misuse, type Misuse } from '../command';
import { wholeNumber } from '../common-options';

/** `home-1` for `cards/home-1.json`, `reference` for `own/reference`. */
const idOf = (key: string): string => key.replace(/^.*\//, '').replace(/\.json$/, '');

/** What is printed by its key, or by its id where only one has it. */
function findCard(t: Translator, printables: readonly Printable[], given: string): Result<string, Misuse> {
  const keys = printables.map(({ key }) => key);
  const exact = keys.find((key) => key === given || key === `${given}.json`);
  if (exact !== undefined) return ok(exact);
  const [first, ...others] = keys.filter((key) => idOf(key) === given);
  if (first !== undefined)
    return others.length === 0
      ? ok(first)
      : err(misuse(t('cli.error.several-cards', { found: given, known: [first, ...others] })));
  const paths = keys.flatMap((key) => [key.replace(/\.json$/, ''), key]);
  const near = nearness(given, given.includes('/') ? paths : keys.map(idOf));
  const own = printables.filter(({ group }) => group !== 'cards').map(({ key }) => key);
  return err(misuse(t('cli.error.unknown-card', { ...near, own, has: own.length === 0 ? 'none' : 'own' })));
}

/** `--only a,b`, as often as it was given; null: everything. */
export function readOnly(
  t: Translator,
  printables: readonly Printable[],
  given: readonly string[] | undefined,
): Result<readonly string[] | null, Misuse> {
  if (!given) return ok(null);
  const found = new Set<string>();
  for (const word of given.flatMap((part) => part.split(','))) {
    const key = findCard(t, printables, word.trim());
    if (!key.ok) return key;
    found.add(key.value);
  }
  return ok([...found]);
}

/** `--copies 2` for all, `--copies home-1=3` for one, whichever comes first. */
export function readCopies(
  t: Translator,
  printables: readonly Printable[],
  given: readonly string[] = [],
): Result<Readonly<Record<string, number>>, Misuse> {
  const every = new Map<string, number>();
  const single = new Map<string, number>();
  for (const word of given) {
    const equals = word.lastIndexOf('=');
    const number = wholeNumber(t, '--copies', word.slice(equals + 1), [1, mostCopies]);
    if (!number.ok) return number;
    if (equals < 0) {
      for (const { key } of printables) every.set(key, number.value);
      continue;
    }
    const key = findCard(t, printables, word.slice(0, equals));
    if (!key.ok) return key;
    single.set(key.value, number.value);
  }
  return ok(Object.fromEntries([...every, ...single]));
}
