import type { PrintedDefinition } from '@shared/face/around';
import type { FaceParts, Sheet } from '@shared/face/parts';
import type { RuleId } from '@shared/help/rules';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Around } from '@shared/ruletext/base/around';
import type { RuleText } from '@shared/ruletext/base/text';
import type { Language } from '@shared/util/languages';
import type { DefinedGame } from './index';

/** What the cards of a game say and show. Without schemas: every list of cards draws by it, from the start. */
export interface GameCards<G extends DefinedGame = DefinedGame> {
  /** The words made from what a definition does; empty: it does nothing. */
  text(definition: ValidDefinition<G>, language: Language, around: Around): RuleText;
  face(definition: PrintedDefinition<G>, sheet: Sheet): FaceParts;
  /** The rules behind a card, from its definition as it stands in the file: it may hold anything. */
  rulesFor(definition: unknown): readonly RuleId[];
}
