import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Diagnostic } from '@shared/language/diagnostics';
import { validatePack } from '@shared/language/validate-pack';
import type { Result } from '@shared/util/result';
import { err, ok } from '@shared/util/result';
import { packFiles, type Documents } from './random-pack';

type Json = Readonly<Record<string, unknown>>;

/** What a made pack is about; everything else is the least there can be. */
export interface Making {
  /** By id; what is not said is a card of the first zone that counts 3 and says nothing. */
  readonly cards: Readonly<Record<string, Json>>;
  readonly bonuses?: Readonly<Record<string, Json>>;
  readonly zones?: readonly string[];
  readonly deal?: number;
  readonly scoring?: Json;
  readonly options?: Json;
}

const defaultScoring = {
  pointsToWin: 12,
  wonRound: 5,
  zealous: 5,
  lowest: 0,
  backOff: [{ hand: 0, points: 2 }],
};

export function madeDocuments(making: Making): Documents {
  const { cards, bonuses = {}, zones = ['left', 'right'], deal = 1, scoring = {}, options = {} } = making;
  const mode = {
    devotion: { min: 0, max: 99 },
    deal,
    sculpt: 0,
    shuffleRow: false,
    bonuses: Object.keys(bonuses).length > 0,
  };
  const documents: Documents = new Map([
    ['pack.json', { format: 1, game: 'ygios', names: { en: 'Made', ja: 'Made', uk: 'Made' } }],
    [
      'rules/main.json',
      {
        id: 'main',
        row: zones,
        modes: { simple: mode, advanced: mode },
        devotion: { faceDown: 2, besideDivisor: 2 },
        scoring: { ...defaultScoring, ...scoring },
        bonusPool: { perZone: 1, refill: 'everyRound' },
        options,
      },
    ],
  ]);
  for (const id of zones)
    documents.set(`zones/${id}.json`, { id, name: id, look: { tone: 'home', mark: 'house' } });
  for (const [id, says] of Object.entries(cards))
    documents.set(`cards/${id}.json`, { id, name: id, home: zones[0], devotion: 3, ...says });
  for (const [id, says] of Object.entries(bonuses))
    documents.set(`bonuses/${id}.json`, { id, name: id, ...says });
  return documents;
}

/** A pack written for one test, taken in through the same door as every other. */
export function madePack(making: Making): Result<readonly ValidDefinition[], readonly Diagnostic[]> {
  const pack = validatePack(packFiles(madeDocuments(making)));
  return pack.ok ? ok(pack.value.definitions) : err(pack.error);
}
