import type { CallResult } from '@shared/api/bridge';
import { differenceText, reasonText } from '@shared/api/difference-text';
import { failure, type Failure } from '@shared/api/failures';
import type { ScenarioDifference, ScenarioRun, TranslatedTitles } from '@shared/api/scenarios';
import { isRuleId } from '@shared/help/index';
import type { Translator } from '@shared/i18n/translator';
import { diagnostic } from '@shared/language/diagnostics';
import { scenarioLimits } from '@shared/language/scenario/frame';
import type { Language } from '@shared/util/languages';
import { err, ok, type Result } from '@shared/util/result';
import type { Command, Context } from '../command';
import { findPack, packOption } from '../find-pack';
import { readInput } from '../read-input';
import { failureLines, ruleLines } from '../show-failure';

export const scenario: Command = {
  is: 'answer',
  words: ['scenario'],
  about: 'cli.command.scenario',
  takes: [{ name: 'FILE', optional: true, many: true }],
  options: { pack: packOption },
  async run(context, { positionals, options }) {
    const { t } = context;
    const pack = await findPack(context, options.get('pack'));
    if (!pack.ok) return pack;
    const runs: { readonly file: string; readonly run: Result<ScenarioRun, Failure> }[] = [];
    for (const file of positionals) runs.push({ file, run: await runOne(context, file, pack.value) });
    if (positionals.length === 0) {
      const shipped = await shippedFor(context, pack.value.pack);
      if (!shipped.ok) return shipped;
      for (const { fileName, bytes, titles } of shipped.value) {
        const run = await context.call('scenarios.run', { fileName, bytes, ...pack.value });
        runs.push({ file: fileName, run: run.ok ? ok(entitled(run.value, titles, t.language)) : run });
      }
    }

    const ran = runs.flatMap(({ file, run }) => (run.ok ? [{ file, ...run.value }] : []));
    const passed = ran.reduce((sum, run) => sum + run.passed, 0);
    const failed = ran.reduce((sum, run) => sum + run.failed, 0);
    const notRun = runs.length - ran.length;
    const lines = ran.flatMap(({ file, scenarios }) =>
      scenarios.flatMap(({ id, difference }) =>
        difference
          ? [failedLine(t, id, difference, runs.length > 1 ? file : null), ...reasonLines(t, difference)]
          : [],
      ),
    );
    return ok({
      complaints: runs.flatMap(({ run }) => (run.ok ? [] : failureLines(t.language, run.error))),
      lines: [
        ...lines,
        ...(notRun > 0 ? [t('scenario.not-run', { count: notRun })] : []),
        t('scenario.total', { passed, failed }),
      ],
      value: {
        passed,
        failed,
        files: runs.map(({ file, run }) => (run.ok ? { file, ...run.value } : { file, error: run.error })),
      },
      failed: failed > 0 || notRun > 0,
    });
  },
};

/** The scenarios that ship: all of them, or those of the game of the pack that they are to be played with. */
async function shippedFor(
  { call }: Context,
  pack: string | undefined,
): Promise<CallResult<'scenarios.shipped'>> {
  const shipped = await call('scenarios.shipped', {});
  if (!shipped.ok || pack === undefined) return shipped;
  const packs = await call('packs.list', {});
  if (!packs.ok) return packs;
  const game = packs.value.find(({ id }) => id === pack)?.game;
  return game
    ? ok(shipped.value.filter((file) => file.game === game))
    : err(failure('no-such-pack', { pack }));
}

/** What ships is called in the language of whoever asks; its files are English. */
function entitled(run: ScenarioRun, titles: TranslatedTitles, language: Language): ScenarioRun {
  if (language === 'en') return run;
  const scenarios = run.scenarios.map((one) => ({ ...one, title: titles[one.id]?.[language] ?? one.title }));
  return { ...run, scenarios };
}

async function runOne(
  { call, path }: Context,
  file: string,
  pack: { readonly pack?: string; readonly revision?: string },
): Promise<Result<ScenarioRun, Failure>> {
  const max = scenarioLimits.bytes;
  const read = await readInput(path(file), max);
  if (!read.ok) return read;
  const { bytes, size } = read.value;
  if (!bytes) {
    const diagnostics = [diagnostic('file-too-big', { file }, { size, max })];
    return err(failure('scenario-refused', { file, diagnostics }));
  }
  return call('scenarios.run', { fileName: file, bytes, ...pack });
}

function failedLine(t: Translator, id: string, difference: ScenarioDifference, file: string | null): string {
  const text = differenceText(t.language, difference);
  return file === null
    ? t('scenario.failed', { id, difference: text })
    : t('scenario.failed-in', { file, id, difference: text });
}

/** Why a move was refused, and where the rule behind it is explained. */
function reasonLines(t: Translator, difference: ScenarioDifference): string[] {
  const why = reasonText(t.language, difference);
  return [...(why === null ? [] : [`  ${why}`]), ...ruleLines(t, difference.rules.filter(isRuleId))];
}
