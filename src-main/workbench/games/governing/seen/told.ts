import type { Explained } from '@shared/api/matches';
import { explain, type Explanation } from '../../../../engine/games/governing/explain';
import type { ActExplained } from '../../../../engine/games/governing/explain/acts';
import type {
  CostExplained,
  SeenTerm,
  StatExplained,
} from '../../../../engine/games/governing/explain/terms';
import type { Table } from '../../../../engine/games/governing/table';
import { openView, view, type View } from '../../../../engine/games/governing/view';
import { sayExplanation } from '../../../../engine/games/governing/words';
import { thingName, thingWords } from '../../../../engine/games/governing/words/speech';
import type { Viewer } from '../../../../engine/kernel/log';
import { signed } from '../../../../engine/kernel/speech';
import { becomes, explained, line, type ExplainedLine } from '../../explained';
import type { PackWords } from '../../pack-words';
import { readAsk } from './asks';
import { thingPath, tellingIn, type Telling } from './telling';

/** What a number is made of, for one viewer; null: there is nothing of the kind. */
export function tellNumber(t: Table, viewer: Viewer, words: PackWords, text: string): Explained | null {
  const ask = readAsk(text);
  const seen = viewer === null ? openView(t) : view(t, viewer);
  // A seat that nobody sits in has words of the state that are somebody else's.
  if (!ask || ('seat' in ask && !seen.players.some(({ seat }) => seat === ask.seat))) return null;
  const explanation = explain(t, ask, viewer);
  return explanation && tellExplanation(tellingIn(words), seen, explanation);
}

function tellExplanation(telling: Telling, seen: View, explanation: Explanation): Explained | null {
  switch (explanation.is) {
    case 'pe':
      return tellPe(telling, explanation);
    case 'maxSp':
      return tellSp(telling, seen, explanation);
    case 'drawCost':
    case 'refreshCost':
      return tellCost(telling, explanation);
    case 'act':
      return tellAct(telling, explanation);
    case 'refusal':
      return null;
  }
}

const tellPe = (telling: Telling, { thing, n, terms }: StatExplained): Explained =>
  explained(
    telling.words.say('match.governing.told.pe', { card: thingWords(telling.speech, thing, 'of') }),
    String(n),
    termLines(telling, terms),
    rulesOfTerms(terms, 'N3'),
  );

/** The maximum with its terms, then what is missing from it. */
function tellSp(telling: Telling, seen: View, { thing, n: most, terms }: StatExplained): Explained {
  const { words, speech } = telling;
  const now = spOf(seen, thing) ?? most;
  return explained(
    words.say('match.governing.told.maxSp', { card: thingWords(speech, thing, 'of') }),
    words.say('match.governing.told.of', { n: now, of: most }),
    [
      ...termLines(telling, terms),
      line(words.say('match.governing.told.max', {}), becomes(most)),
      ...(now < most ? [line(words.say('match.governing.told.lost', {}), signed(now - most))] : []),
    ],
    [
      ...rulesOfTerms(terms, 'N3'),
      ...terms.flatMap((term) => (term.is === 'rule' ? [term.n > 0 ? 'M1' : 'M2'] : [])),
    ],
  );
}

function spOf({ players, objects }: View, thing: StatExplained['thing']): number | undefined {
  if ('host' in thing) return players.find(({ seat }) => seat === thing.host)?.sp;
  return objects.find((one) => 'handle' in one.thing && one.thing.handle === thing.handle)?.sp;
}

const tellCost = (telling: Telling, { is, seat, n, terms }: CostExplained): Explained =>
  explained(
    telling.words.say(`match.governing.told.${is}`, { seat: telling.speech.names.seat(seat) }),
    telling.words.say('match.governing.told.ap', { n }),
    termLines(telling, terms),
    rulesOfTerms(terms, is === 'drawCost' ? 'N7' : 'N8'),
  );

function tellAct({ words, speech }: Telling, act: ActExplained): Explained {
  const [title = '', ...said] = sayExplanation(speech, act);
  const sources = act.reasons.map((reason) => (reason.is === 'rule' ? reason.source : null));
  const bars = { exhausted: 'E3', unsettled: 'E2' } as const;
  return explained(
    title,
    null,
    said.map((text, at) => line(text, null, [thingPath(words, sources[at] ?? null)])),
    act.reasons.flatMap(({ is }) => (is === 'exhausted' || is === 'unsettled' ? [bars[is]] : ['X1'])),
  );
}

const termLines = (telling: Telling, terms: readonly SeenTerm[]): ExplainedLine[] =>
  terms.map((term) => termLine(telling, term));

function termLine({ words, speech }: Telling, term: SeenTerm): ExplainedLine {
  switch (term.is) {
    case 'printed':
    case 'base':
      return line(words.say(`match.governing.term.${term.is}`, {}), String(term.n));
    case 'lasting':
    case 'turn':
      return line(words.say(`match.governing.term.${term.is}`, {}), signed(term.n));
    case 'rule':
      return line(
        words.say('match.governing.term.rule', { source: thingName(speech, term.source) }),
        signed(term.n),
        [thingPath(words, term.source)],
      );
    case 'floor':
    case 'atLeast':
    case 'atMost':
      return line(words.say(`match.governing.term.${term.is}`, { n: term.n }), becomes(term.total));
  }
}

/** `limit`: the rule behind a number that is not the sum of its terms. */
const rulesOfTerms = (terms: readonly SeenTerm[], limit: 'N3' | 'N7' | 'N8'): string[] =>
  terms.some(({ is }) => is === 'floor' || is === 'atLeast' || is === 'atMost') ? [limit] : [];
