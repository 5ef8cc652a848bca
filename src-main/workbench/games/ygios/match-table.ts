import { partSchema, stepSchema } from '@shared/games/ygios/scenario/moves';
import { firstPart, moveOf, nextPart } from '../../../engine/games/ygios/answers';
import type { YgiosEvent } from '../../../engine/games/ygios/events';
import { seatOf, type MoveOrPart } from '../../../engine/games/ygios/format';
import { refuse } from '../../../engine/games/ygios/refusals';
import { restingPosition } from '../../../engine/games/ygios/resting';
import { revealed } from '../../../engine/games/ygios/revealed';
import { ygios } from '../../../engine/games/ygios/rules';
import type { Program, Table } from '../../../engine/games/ygios/table';
import type { MatchParts } from '../match-table-of';
import { savedFacts } from './saved-facts';
import { seeTable } from './seen/see-table';
import { tellNumber } from './seen/told/index';
import { whyNot } from './seen/why-not';
import { newLog, type YgiosTold } from './told';

export const matchParts: MatchParts<Program, Table, YgiosEvent, MoveOrPart, YgiosTold> = {
  rules: ygios,
  newLog: (_program, before) => newLog(before),
  readMove(given) {
    const part = partSchema.safeParse(given);
    if (part.success) return part.data;
    const read = stepSchema.safeParse(given);
    return read.success && !('expect' in read.data) ? read.data : null;
  },
  seatOf: ({ by }) => seatOf(by),
  refuse: (t, move) => refuse(t, move)?.code ?? null,
  find: firstPart,
  rest: nextPart,
  moveOf,
  revealed,
  position(t) {
    const given = restingPosition(t);
    // Matches and scenarios call cards alike.
    return given && { given, movesSince: (choices) => choices as readonly object[] };
  },
  facts: savedFacts,
  played: ({ source }) => ({ game: 'ygios', source }),
  see: seeTable,
  explain: (t, told, viewer, words, ask) =>
    tellNumber(t, viewer, words, ask, () => told.told(viewer).map(({ entry }) => entry)),
  whyNot,
};
