import type { Calls } from './played-match.svelte';
import type { ListedMatch } from './lobby.svelte';

/** A match as it was begun: names that nobody gave are missing there, and stay so in the next one. */
export async function asBegun(client: Calls, match: string): Promise<ListedMatch | null> {
  const listed = await client.call('matches.list', {});
  return listed.ok ? (listed.value.find((one) => one.match === match) ?? null) : null;
}
