import { isDefined } from '@shared/games/index';
import { topicKey, type Topic } from '@shared/guide/topics';
import { isRuleId, type RuleId } from '@shared/help/rules';
import { screens, startPlace, type OpenDocument, type Place } from './navigation.svelte';

/**
 * Places as the part of the page's address after `#`: `#help/E2`. It never reaches the server, so a link works in
 * a window and in a browser alike. The first screen has none: an address without it is where everybody starts.
 */
export const helpAddress = (rule: RuleId | null): string =>
  topicAddress(rule === null ? null : { is: 'rule', rule });

/** `#help/N5`, `#help/ygios/locks`, `#help/ygios/play/goal` */
export const topicAddress = (topic: Topic | null): string =>
  topic === null ? '#help' : `#help/${topicKey(topic)}`;

/** `#edit/<pack>/<path>` */
const editAddress = (document: OpenDocument | null): string => {
  const parts = document ? [document.pack, ...(document.path?.split('/') ?? [])] : [];
  return ['#edit', ...parts.map(encodeURIComponent)].join('/');
};

/** `#play/<match>`, and `#play/<match>@12` for a replay: no match has an `@` of its own once it is encoded. */
const playAddress = (match: string | null, at: number | undefined): string =>
  match === null ? '#play' : `#play/${encodeURIComponent(match)}${at === undefined ? '' : `@${at}`}`;

export function addressOf({ screen, topic, document, match, at }: Place): string {
  if (screen === startPlace.screen) return '';
  if (screen === 'edit') return editAddress(document);
  if (screen === 'play') return playAddress(match, at);
  return screen === 'help' ? topicAddress(topic) : `#${screen}`;
}

/** None: signs that no address of ours has. */
function decoded(parts: readonly string[]): readonly string[] {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return [];
  }
}

function documentAt(parts: readonly string[]): OpenDocument | null {
  const [pack, ...path] = decoded(parts);
  return pack ? { pack, path: path.join('/') || null } : null;
}

function matchAt([part = '']: readonly string[]): Pick<Place, 'match' | 'at'> {
  const [, encoded = '', at] = /^([^@]*)(?:@(\d{1,9}))?$/.exec(part) ?? [];
  const match = decoded([encoded])[0] || null;
  return match !== null && at !== undefined ? { match, at: Number(at) } : { match };
}

/** Whether there is such a page or entry, the guide knows: it comes later. */
function topicAt([first = '', second, third]: readonly string[]): Topic | null {
  const rule = first.toUpperCase();
  if (isRuleId(rule)) return { is: 'rule', rule };
  const game = first.toLowerCase();
  if (!isDefined(game) || !second) return null;
  return second === 'play' ? { is: 'page', game, page: third ?? '' } : { is: 'entry', game, entry: second };
}

/** An address may be typed or old: what it does not name leads to the nearest place there is. */
export function placeAt(address: string): Place {
  const [word, ...rest] = address.replace(/^#/, '').split('/');
  const screen = screens.find((name) => name === word);
  if (!screen) return startPlace;
  return {
    screen,
    topic: screen === 'help' ? topicAt(rest) : null,
    document: screen === 'edit' ? documentAt(rest) : null,
    ...(screen === 'play' ? matchAt(rest) : { match: null }),
  };
}

/** A step in the browser's history, so that its way back leads through the same places. */
export function writeAddress(place: Place): void {
  const address = addressOf(place);
  // an address that leads to this place already stays as it was typed
  const now = placeAt(location.hash);
  if (addressOf(now) === address) return;
  const url = address === '' ? location.pathname + location.search : address;
  // What an address without a document is filled up with is no step of its own: the way back would lead here again.
  if (isFilledUp(now, place) || isStepOfReplay(now, place)) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
}

const isFilledUp = (before: Place, { screen, document }: Place): boolean =>
  screen === 'edit' &&
  before.screen === 'edit' &&
  (before.document === null || (before.document.path === null && before.document.pack === document?.pack));

/** A replay of a hundred answers must not be a hundred steps on the way back. */
const isStepOfReplay = (before: Place, { screen, match, at }: Place): boolean =>
  screen === 'play' && before.match === match && before.at !== undefined && at !== undefined;
