import type { SeenRule, SeenTerm } from '../../../../../engine/games/ygios/explain/seen-terms';
import { sourceName } from '../../../../../engine/games/ygios/words/speech';
import { signed } from '../../../../../engine/kernel/speech';
import { becomes, line, type ExplainedLine } from '../../../explained';
import { sourcePath, type Telling } from './telling';

/** The terms of what a card counts, a line for each. */
export const termLines = (telling: Telling, terms: readonly SeenTerm[]): ExplainedLine[] =>
  terms.map((term) => termLine(telling, term));

function termLine(telling: Telling, term: SeenTerm): ExplainedLine {
  const { words, speech } = telling;
  const { zone } = speech.names;
  switch (term.is) {
    case 'rule':
      return ruleLine(telling, term);
    case 'printed':
    case 'faceDown':
      return line(words.say(`match.ygios.term.${term.is}`, {}), String(term.n));
    case 'atHome':
    case 'final':
      return line(words.say(`match.ygios.term.${term.is}`, {}));
    case 'floor':
      return line(words.say('match.ygios.term.floor', {}), becomes(term.total));
    case 'halved':
    case 'far': {
      const where = { zone: zone(term.zone), home: zone(term.home) };
      const by = term.is === 'halved' ? { by: String(term.by) } : {};
      return line(words.say(`match.ygios.term.${term.is}`, { ...where, ...by }), becomes(term.total));
    }
    case 'gain':
    case 'asleep': {
      const { source } = term;
      const named = source ? 'yes' : 'no';
      const said = { named, source: source ? sourceName(speech, source) : '', signed: signed(term.n) };
      const amount = term.is === 'gain' ? signed(term.n) : null;
      return line(words.say(`match.ygios.term.${term.is}`, said), amount, [sourcePath(words, source)]);
    }
  }
}

function ruleLine({ words, speech }: Telling, { kind, n, source }: SeenRule): ExplainedLine {
  const path = [sourcePath(words, source)];
  const said = { source: sourceName(speech, source) };
  switch (kind) {
    case 'full':
      return line(words.say('match.ygios.rule.full', said), null, path);
    case 'fixed':
    case 'base':
      return line(words.say(`match.ygios.rule.${kind}`, said), String(n), path);
    case 'add':
      return line(words.say('match.ygios.rule.add', said), signed(n), path);
    default:
      throw new Error(`a rule about ${kind} is no term of a card`);
  }
}

/** The kernel's rules behind some terms. */
export const rulesOfTerms = (terms: readonly SeenTerm[]): string[] =>
  terms.flatMap(({ is }) => (is === 'halved' ? ['N1'] : is === 'floor' ? ['N3'] : []));
