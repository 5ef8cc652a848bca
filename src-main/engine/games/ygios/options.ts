import type { Rules } from '@shared/games/ygios/definitions/rules';

/** The answers to the open questions that concern the whole game; those about one card are patches of its data. */
export type Options = Rules['options'];
