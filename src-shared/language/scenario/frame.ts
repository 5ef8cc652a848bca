import { z } from 'zod';
import { listOf, whole } from '../definitions/parts';
import { lineText } from '../names';
import { games } from '../pack-format';

/** Version of the scenario format. */
export const scenarioFormat = 1;

/** A file of scenarios is written by hand or saved from play: more than this is neither. */
export const scenarioLimits = {
  bytes: 16 * 1024 * 1024,
  scenarios: 10_000,
  steps: 10_000,
  list: 1000,
} as const;

const format = z.literal(scenarioFormat, `unknown-format ${scenarioFormat} scenarios`);

/** What is looked at first: of another format or game, everything else would be complained about for nothing. */
export const scenarioHead = () =>
  z.object({
    format,
    game: z.enum(games(), 'unknown-game'),
    // Each of them is read by itself: a faulty one fails alone.
    scenarios: listOf(z.unknown(), scenarioLimits.scenarios),
  });

/** Many steps and long lists have a limit, so that a file can't ask for more work than anybody would write. */
export const shortList = <T extends z.ZodType>(item: T) => listOf(item, scenarioLimits.list);

/**
 * The frame that every game shares: a position, what the players do, and what must then be true. Each game brings
 * its own words for the three; steps are read one by one in read-steps.ts.
 */
export const scenarioFrame = <L extends z.ZodType, K extends z.ZodRawShape = Record<never, never>>(
  look: L,
  /** What scenarios of this game say besides. */
  besides?: K,
) =>
  z.strictObject({
    id: lineText(80),
    // For the reader; nothing hangs on them.
    title: z.unknown().optional(),
    why: z.unknown().optional(),
    /** Checked against the pack: which options there are is the pack's matter. */
    options: z.record(z.string(), z.unknown()).optional(),
    ...(besides ?? ({} as K)),
    /** Read by itself: a scenario may be about a position that is refused. */
    given: z.unknown().optional(),
    /** The results of every roll, in order. */
    dice: shortList(whole(0, 1_000_000)).optional(),
    when: listOf(z.unknown(), scenarioLimits.steps).optional(),
    then: look.optional(),
  });

/** What a move of any game may carry besides: that it is refused, and what is offered at that moment. */
export const stepExtras = <E extends z.ZodType, C extends readonly [string, ...string[]]>(
  entry: E,
  codes: C,
) => ({
  refused: z.literal(true).optional(),
  code: z.enum(codes).optional(),
  offered: shortList(entry).optional(),
  notOffered: shortList(entry).optional(),
});

/** For `.superRefine`: a code says why a move is refused, so only a refused one has it. */
export function codeNeedsRefused(
  value: { readonly refused?: unknown; readonly code?: unknown },
  context: z.core.$RefinementCtx,
): void {
  if (value.code !== undefined && value.refused === undefined)
    context.addIssue({ code: 'custom', message: 'missing refused' });
}
