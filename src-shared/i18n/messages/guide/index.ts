import { governingDoing } from './governing-doing';
import { governingPages } from './governing-pages';
import { governingThings } from './governing-things';
import { hints } from './hints';
import { rulesExhaustion } from './rules-exhaustion';
import { rulesMaxima } from './rules-maxima';
import { rulesNumbers } from './rules-numbers';
import { rulesPlay } from './rules-play';
import { viewer } from './viewer';
import { ygiosAbilities } from './ygios-abilities';
import { ygiosPages } from './ygios-pages';
import { ygiosTable } from './ygios-table';

/** Words that come when help or a match is opened: in the start-up script they would take a tenth of its budget. */
export const guideMessages = {
  ...viewer,
  ...hints,
  ...ygiosPages,
  ...ygiosTable,
  ...ygiosAbilities,
  ...governingPages,
  ...governingThings,
  ...governingDoing,
  ...rulesExhaustion,
  ...rulesNumbers,
  ...rulesPlay,
  ...rulesMaxima,
};
export type GuideKey = keyof typeof guideMessages;
