import { isRuleId, type RuleId } from '@shared/help/rules';
import { screens, startPlace, type Place } from './navigation.svelte';

/**
 * Places as the part of the page's address after `#`: `#help/E2`. It never reaches the server, so a link works in
 * a window and in a browser alike. The first screen has none: an address without it is where everybody starts.
 */
export const helpAddress = (rule: RuleId | null): string => (rule === null ? '#help' : `#help/${rule}`);

export function addressOf({ screen, rule }: Place): string {
  if (screen === startPlace.screen) return '';
  return screen === 'help' ? helpAddress(rule) : `#${screen}`;
}

/** An address may be typed or old: what it does not name leads to the nearest place there is. */
export function placeAt(address: string): Place {
  const [word, rule = ''] = address.replace(/^#/, '').split('/');
  const screen = screens.find((name) => name === word);
  if (!screen) return startPlace;
  const wanted = rule.toUpperCase();
  return { screen, rule: screen === 'help' && isRuleId(wanted) ? wanted : null };
}

/** A step in the browser's history, so that its way back leads through the same places. */
export function writeAddress(place: Place): void {
  const address = addressOf(place);
  // an address that leads to this place already stays as it was typed
  if (addressOf(placeAt(location.hash)) === address) return;
  history.pushState(null, '', address === '' ? location.pathname + location.search : address);
}
