import type { Failure } from '@shared/api/failures';
import type { ScenarioDifference, ScenarioRun } from '@shared/api/scenarios';
import { isMessageKey, translateKey, type Translator } from '@shared/i18n/translator';
import { diagnostic } from '@shared/language/diagnostics';
import { scenarioLimits } from '@shared/language/scenario/frame';
import { failure } from '@shared/api/failures';
import { err, ok, type Result } from '@shared/util/result';
import type { Command, Context } from '../command';
import { findPack, packOption } from '../pack-reference';
import { readInput } from '../read-input';
import { failureLines } from '../show-failure';

export const scenario: Command = {
  is: 'answer',
  words: ['scenario'],
  about: 'cli.command.scenario',
  takes: [{ name: 'FILE', many: true }],
  options: { pack: packOption },
  async run(context, { positionals, options }) {
    const { t } = context;
    const pack = await findPack(context, options.get('pack'));
    if (!pack.ok) return pack;
    const runs: { readonly file: string; readonly run: Result<ScenarioRun, Failure> }[] = [];
    for (const file of positionals) runs.push({ file, run: await runOne(context, file, pack.value) });

    const ran = runs.flatMap(({ file, run }) => (run.ok ? [{ file, ...run.value }] : []));
    const passed = ran.reduce((sum, run) => sum + run.passed, 0);
    const failed = ran.reduce((sum, run) => sum + run.failed, 0);
    const lines = ran.flatMap(({ file, scenarios }) =>
      scenarios.flatMap(({ id, difference }) =>
        difference ? [failedLine(t, id, difference, runs.length > 1 ? file : null)] : [],
      ),
    );
    return ok({
      complaints: runs.flatMap(({ run }) => (run.ok ? [] : failureLines(t.language, run.error))),
      lines: [...lines, t('scenario.total', { passed, failed })],
      value: {
        passed,
        failed,
        files: runs.map(({ file, run }) => (run.ok ? { file, ...run.value } : { file, error: run.error })),
      },
      failed: failed > 0 || ran.length < runs.length,
    });
  },
};

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
  const { code, at, data } = difference;
  const key = `scenario.difference.${code}`;
  const text = isMessageKey(key) ? translateKey(t.language, key, { at, ...data }) : `${at}: ${code}`;
  return file === null
    ? t('scenario.failed', { id, difference: text })
    : t('scenario.failed-in', { file, id, difference: text });
}
