import type { Explained } from '@shared/api/matches';
import { explain, type Explanation } from '../../../../../engine/games/ygios/explain';
import type { LogEntry } from '../../../../../engine/games/ygios/log';
import type { Table } from '../../../../../engine/games/ygios/table';
import { openView, view } from '../../../../../engine/games/ygios/view';
import type { Viewer } from '../../../../../engine/kernel/log';
import type { PackWords } from '../../../pack-words';
import { readAsk, type Ask } from '../asks';
import { tellPoints } from './points';
import { tellBackOff, tellRound } from './rounds';
import { tellingIn, type Telling } from './telling';
import { tellControl, tellDevotion, tellLock, tellValue } from './zones';

/** What a number is made of, for one viewer; null: there is nothing of the kind. `entries`: what he knows happened. */
export function tellNumber(
  t: Table,
  viewer: Viewer,
  words: PackWords,
  text: string,
  entries: () => readonly LogEntry[],
): Explained | null {
  const ask = readAsk(text);
  if (!ask) return null;
  const telling = tellingIn(words);
  if (ask.is === 'lock' || ask.is === 'points') {
    const seen = viewer === null ? openView(t) : view(t, viewer);
    if (ask.is === 'lock') return tellLock(telling, seen, ask.zone, ask.seat);
    const { score, round } = seen;
    return tellPoints(telling, entries(), ask.seat, {
      points: score[ask.seat],
      round,
      toWin: t.p.numbers.pointsToWin,
    });
  }
  const explanation = explain(t, ask, viewer);
  return explanation && tellExplanation(telling, ask, explanation);
}

function tellExplanation(telling: Telling, ask: Ask, explanation: Explanation): Explained | null {
  switch (explanation.is) {
    case 'value':
      return tellValue(telling, explanation);
    case 'devotion':
      return tellDevotion(telling, explanation);
    case 'control':
      return tellControl(telling, explanation);
    case 'round': {
      if (ask.is === 'backOff') return tellBackOff(telling, explanation, ask.seat);
      return tellRound(telling, explanation, telling.words.say('match.ygios.told.roundNow', {}));
    }
    case 'refusal':
      return null;
  }
}
