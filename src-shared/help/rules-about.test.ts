import { expect, it } from 'vitest';
import { diagnostic, type Diagnostic } from '@shared/language/diagnostics';
import type { RuleId } from './rules';
import { rulesAbout, type Matter } from './rules-about';

const place = { file: 'cards/a.json' };
const wrong = (one: Diagnostic): Matter => ({ is: 'diagnostic', diagnostic: one });
const half =
  '{ "id": "x", "type": "action", "ap": 1, "skills": [{ "on": "play", "do": [{ "n": { "half": 3 } }] }] }';

const matters: readonly [what: string, matter: Matter, rules: readonly RuleId[]][] = [
  ['a card of the duel', { is: 'definition', game: 'governing', source: half }, ['N1']],
  ['a card that is half written', { is: 'definition', game: 'governing', source: '{ "ap": "X", ' }, ['N2']],
  ['brackets without end', { is: 'definition', game: 'governing', source: '['.repeat(250_000) }, []],
  ['the same words in another game', { is: 'definition', game: 'ygios', source: half }, []],
  ['a division that does not round', wrong(diagnostic('needs-round', place, {})), ['N1']],
  ['a fraction', wrong(diagnostic('not-an-integer', place, { found: '1.5' })), ['N1']],
  ['a negative number', wrong(diagnostic('out-of-range', place, { found: '-1', min: 0, max: 99 })), ['N2']],
  [
    'a number that is too large',
    wrong(diagnostic('out-of-range', place, { found: '1000', min: 0, max: 99 })),
    [],
  ],
  ['a text for a number', wrong(diagnostic('wrong-type', place, { found: 'text', expected: 'number' })), []],
  [
    'a word that speaks of nothing',
    wrong(diagnostic('refers-to-nothing', place, { word: 'picked' })),
    ['N4', 'I1'],
  ],
  ['a broken file', wrong(diagnostic('bad-json', place, { detail: 'comma', found: '', to: ',' })), []],
  [
    'rules that somebody found, in reading order',
    { is: 'rules', rules: ['N6', 'E2', 'no rule'] },
    ['E2', 'N6'],
  ],
];

it.each(matters)('%s', (_what, matter, rules) => {
  expect(rulesAbout(matter)).toEqual(rules);
});
