import type { TextPlace } from '../../../editor/text-place';
import type { EditLanguage } from './load-language';

/** What the panes of the desk ask the room for. */
export interface Doors {
  readonly language: EditLanguage;
  /** Brings a document of the pack to the front. */
  open(path: string): void;
  /** A place in a document's text, with the cursor there. */
  reveal(path: string, place: TextPlace): Promise<void>;
  /** Where the cursor stands in the text; reading it follows it. */
  readonly cursor: TextPlace;
  /** The keyboard goes to the document in front. */
  focus(): void;
  /** A copy of the pack, open in its place: an original is not changed. False: it could not be made. */
  copy(): Promise<boolean>;
  /** True: what is in front is saved, now or before. */
  save(): Promise<boolean>;
}
