import { access, constants, stat } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import type { Answer } from '@shared/api/calls';
import { failure, type Failure } from '@shared/api/failures';
import type { Dpi } from '@shared/api/print';
import type { OwnPreset } from '@shared/api/print-settings';
import { fileFailure } from '@shared/api/system-failure';
import { packFaces, type PackFaces } from '@shared/face/index';
import { createPrintTranslator } from '@shared/i18n/print-translator';
import type { Names } from '@shared/language/names';
import type { PrintJob, PrintSettings } from '@shared/print/model';
import { naming, type NameOf } from '@shared/print/names';
import { isUsual, printablesOf } from '@shared/print/printables';
import { sidesOf } from '@shared/print/sides';
import { err, ok, type Result } from '@shared/util/result';
import { printName } from '../../workbench/print/export-name';
import { type Context, type Given, type Misuse, type Told, misuse } from '../command';
import { revisionOf, packOf } from '../find-pack';
import { readCopies, readOnly } from './cards';
import { refusalLines, troubleLines } from './troubles';
import type { Translator } from '@shared/i18n/translator';
import { languages, type Language } from '@shared/util/languages';

const all = 'all';

/** The languages to print, in the order they were given in; without one, that of the messages. */
export function readLanguages(
  t: Translator,
  given: readonly string[] | undefined,
): Result<readonly Language[], Misuse> {
  if (!given) return ok([t.language]);
  const found = new Set<Language>();
  for (const word of given.flatMap((part) => part.split(',')).map((part) => part.trim())) {
    const named = word === all ? languages : languages.filter((language) => language === word);
    if (named.length === 0) {
      const known = [...languages, all];
      return err(misuse(t('cli.error.bad-value', { option: '--lang', found: word, known })));
    }
    for (const language of named) found.add(language);
  }
  return ok([...found]);
}

/** In which form the cards leave. */
export type ExportForm =
  { readonly what: 'pdf' } | { readonly what: 'png'; readonly dpi: Dpi } | { readonly what: 'tabletop' };

interface ExportWish {
  readonly form: ExportForm;
  readonly settings: PrintSettings;
}

/** Everything that is settled before the first card is drawn. */
interface Order {
  readonly wish: ExportWish;
  readonly job: PrintJob;
  readonly names: Names;
  readonly faces: PackFaces;
  readonly file: string;
}

/** Reads what is common to all forms, has the workbench write the file, and tells what came of it. */
export async function exportCards(
  context: Context,
  given: Given,
  command: string,
  readWish: (own: readonly OwnPreset[]) => Result<ExportWish, Misuse>,
): Promise<Result<Told, Failure | Misuse>> {
  const order = await readOrder(context, given, command, readWish);
  if (!order.ok) return order;
  const { wish, job, faces, file } = order.value;
  const { form, settings } = wish;
  const nameOf = naming(faces, settings.style, () => context.t.language);
  const common = {
    job: { ...job, languages: [...job.languages], only: job.only && [...job.only] },
    anyway: given.options.has('anyway'),
    to: file,
  };
  const exported = await context.asTask((task) =>
    context.call(
      'print.export',
      form.what === 'png'
        ? { ...form, bleed: settings.layout.bleed > 0, ...common, task }
        : { ...form, ...common, task },
    ),
  );
  if (exported.ok) return ok(told(context, order.value, exported.value, nameOf));
  const { error } = exported;
  if (error.code !== 'print-impossible' && error.code !== 'print-misfits') return err(error);
  const complaints = refusalLines(context.t, error, nameOf);
  return ok({ lines: [], value: { error }, failed: true, complaints });
}

async function readOrder(
  context: Context,
  given: Given,
  command: string,
  readWish: (own: readonly OwnPreset[]) => Result<ExportWish, Misuse>,
): Promise<Result<Order, Failure | Misuse>> {
  const { t, call, path } = context;
  const { options, repeated } = given;
  const languages = readLanguages(t, repeated.get('lang'));
  if (!languages.ok) return languages;
  const kept = await call('settings.get', {});
  if (!kept.ok) return kept;
  const wish = readWish(kept.value.print.presets);
  if (!wish.ok) return wish;
  const pack = await packOf(context, given, command);
  if (!pack.ok) return pack;
  const earlier = options.get('since');
  const since = earlier === undefined ? ok(undefined) : await revisionOf(context, pack.value.pack, earlier);
  if (!since.ok) return since;
  const found = await call('faces.get', pack.value);
  if (!found.ok) return found;

  const { form, settings } = wish.value;
  const faces = packFaces({ ...pack.value, ...found.value });
  const printables = printablesOf(faces, settings.style);
  const only = readOnly(t, printables, repeated.get('only'));
  if (!only.ok) return only;
  const copies = readCopies(t, printables, repeated.get('copies'));
  if (!copies.ok) return copies;
  const { names, revision } = found.value;
  const file = path(options.get('out') ?? printName(names, languages.value, form.what));
  const closed = await whyNotWritable(file);
  if (closed) return err(closed);
  const job: PrintJob = {
    pack: pack.value.pack,
    revision,
    since: since.value,
    languages: languages.value,
    only: only.value,
    copies: copies.value,
    settings,
  };
  return ok({ wish: wish.value, job, names, faces, file });
}

function told(
  { t }: Context,
  { wish, job, names, faces, file }: Order,
  { pages, cards, misfits, troubles }: Answer<'print.export'>,
  nameOf: NameOf,
): Told {
  const { languages } = job;
  const undrawn = undrawnOf(faces, job);
  const about = { name: names[t.language], file, pages, languages };
  const line = wish.form.what === 'pdf' ? t('cli.print.done', { ...about, cards }) : t('cli.png.done', about);
  const count = misfits.length + troubles.length;
  const complaints = [
    ...(count > 0 ? [t('cli.print.as-it-is', { count })] : []),
    ...troubleLines(t, misfits, troubles, nameOf),
    ...(undrawn.length > 0
      ? [
          createPrintTranslator(t.language)('print.undrawn', {
            names: undrawn.map((key) => nameOf(key) ?? key),
          }),
        ]
      : []),
  ];
  return { lines: [line], complaints, value: { file, pages, cards, languages, misfits, troubles, undrawn } };
}

/** What no template draws, and was left out. */
function undrawnOf(faces: PackFaces, { only, languages, settings }: PrintJob): string[] {
  const { style, layout } = settings;
  return printablesOf(faces, style)
    .filter((one) => only?.includes(one.key) ?? isUsual(one, layout))
    .filter((one) => languages.some((language) => sidesOf(faces, one, language, style) === null))
    .map(({ key }) => key);
}

/** Why no file can be written there; null: one can. Checked before the long work, not after it. */
async function whyNotWritable(file: string): Promise<Failure | null> {
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory()) return failure('is-a-folder', { file });
  if (found && !found.isFile()) return failure('not-a-plain-file', { file });
  const folder = dirname(file);
  try {
    // With the point a file in the folder's place is not taken for one.
    await access(`${folder}${sep}.`, constants.W_OK);
    return null;
  } catch (error) {
    return fileFailure(folder, error, 'writing');
  }
}
