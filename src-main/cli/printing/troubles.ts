import type { Failure } from '@shared/api/failures';
import type { Misfit } from '@shared/api/print-troubles';
import { createPrintTranslator } from '@shared/i18n/print-translator';
import type { Translator } from '@shared/i18n/translator';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { PrintProblem } from '@shared/print/model';
import type { NameOf } from '@shared/print/names';
import { problemText } from '@shared/print/problem-text';
import { failureLines, placeText, sentence } from '../show-failure';

/** As many as fit on a screen; a program gets them all. */
const most = 20;

/** `  Playing House (home-1) · ja · rules`, and the letters, if it is them that no font has. */
function boxLine(t: Translator, nameOf: NameOf, { card, path, language, box, letters }: Misfit): string {
  const name = nameOf(path);
  const line = `  ${name === null ? card : `${name} (${card})`} · ${language} · ${box}`;
  return letters === undefined ? line : `${line}: ${t('cli.print.letters', { letters })}`;
}

/** `  Playing House (cards/home-1.json): The pack has no picture …` */
function pictureLine({ language }: Translator, nameOf: NameOf, found: Diagnostic): string {
  const name = nameOf(found.file);
  const place = placeText(found);
  const said = sentence(language, `diagnostic.${found.code}`, found.data);
  return `  ${name === null ? place : `${name} (${place})`}: ${said}`;
}

/** Every box whose words don't fit or can't be written, and every picture that is not there. */
export function troubleLines(
  t: Translator,
  boxes: readonly Misfit[],
  pictures: readonly Diagnostic[],
  nameOf: NameOf,
): string[] {
  const lines = [
    ...boxes.map((box) => boxLine(t, nameOf, box)),
    ...pictures.map((found) => pictureLine(t, nameOf, found)),
  ];
  const count = lines.length - most;
  return count > 0 ? [...lines.slice(0, most), `  ${t('cli.more', { count })}`] : lines;
}

/** Why nothing was written, in the words of a command line where the screen's would speak of the screen. */
export function refusalLines(t: Translator, failure: Failure, nameOf: NameOf): string[] {
  if (failure.code === 'print-impossible') return [problemLine(t, failure.data.problem, nameOf)];
  const lines = failureLines(t.language, failure);
  if (failure.code !== 'print-misfits') return lines;
  const { boxes, troubles } = failure.data;
  return [...lines, ...troubleLines(t, boxes, troubles, nameOf), t('cli.print.use-anyway')];
}

const problemLine = ({ language }: Translator, problem: PrintProblem, nameOf: NameOf): string =>
  problem.code === 'nothing-to-print'
    ? createPrintTranslator(language)('print.what.empty')
    : problemText(language, problem, nameOf);
