import { languages } from '@shared/util/languages';
import type { Flavour } from '../definitions/printed';
import { finding, type Finding } from '../finding';

interface Printed {
  readonly flavour?: Flavour | undefined;
}

/** What a definition means to print, or fails to. */
export const printedFindings = ({ flavour }: Printed): Finding[] =>
  flavour
    ? languages
        .filter((language) => flavour[language] === undefined)
        .map((language) => finding('missing-translation', ['flavour'], { language }))
    : [];
