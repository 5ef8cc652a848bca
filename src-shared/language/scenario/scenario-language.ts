import type { z } from 'zod';
import type { Said } from '../docs/said';
import type { PlainValue } from '../fixes';
import type { Kind } from '../kinds';

/** A definition of the pack, as its list has it. */
export interface ListedDefinition {
  readonly kind: Kind;
  readonly id: string;
  /** The zone it belongs to or the type of card it is. */
  readonly group: string | null;
}
export type ScenarioParts = Record<'given' | 'when' | 'then', PlainValue>;

/** The words of a game's scenarios, as far as the editor explains and completes them. */
export interface ScenarioLanguage {
  /** A scenario around its position and its steps. */
  readonly frame: z.ZodObject;
  readonly position: z.ZodType;
  readonly step: z.ZodType;
  /** May a scenario bring cards of its own, under `cards`? */
  readonly bringsCards: boolean;
  /** By key, wherever it stands, beside those of the frame. */
  readonly docs: Readonly<Record<string, Said>>;
  /** For the words of enumerations. */
  readonly words: readonly Readonly<Record<string, Said>>[];
  /** Records whose keys are ids. */
  readonly keyKinds: Readonly<Partial<Record<string, Kind>>>;
  /** Whose ids stand under a key, alone or in a list. What is not here names objects of the position. */
  readonly kindsByKey: Readonly<Partial<Record<string, Kind>>>;
  /** Keys under which ids lie one level deeper: by player, or by Zone. */
  readonly nested: readonly string[];
  /** A position, one step and a look about something, to be written on. */
  begin(
    about: { readonly is: string; readonly id: string },
    rows: readonly ListedDefinition[],
  ): ScenarioParts;
}
