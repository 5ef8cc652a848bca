import { differenceText } from '@shared/api/difference-text';
import type { TryFinding } from '@shared/api/try-out';
import type { Diagnostic } from '@shared/language/diagnostics';
import { i18n } from '../../../state/i18n.svelte';
import { nameOfId } from '../text/name-of-id';
import type { EditPack } from './edit-pack.svelte';
import type { ScenariosShown } from './scenario-runs.svelte';

/** The workbench's own makers of diagnostics bring zod along: these are made by hand. */
const warning = (file: string, code: Diagnostic['code'], data: Diagnostic['data']): Diagnostic => ({
  code,
  severity: 'warning',
  file,
  data,
});

/** What bots found, among the problems of a pack. That nothing can be said is no problem of the definition. */
export function triedProblems(
  path: string,
  findings: readonly TryFinding[],
  nameOf: (id: string) => string,
): Diagnostic[] {
  return findings.flatMap((finding) => {
    switch (finding.is) {
      case 'loop': {
        const { count, games, cards } = finding;
        return [warning(path, 'endless-texts', { count, games, cards: cards.map(nameOf) })];
      }
      case 'never-legal':
        return [warning(path, 'never-legal', { held: finding.held })];
      case 'always-declined':
        return [warning(path, 'always-declined', { offered: finding.offered })];
      case 'not-seen':
        return [];
    }
  });
}

/** What is wrong with the scenarios of a file: one that can't be read says so itself, where it is wrong. */
export function scenarioProblems(path: string, { found }: ScenariosShown): Diagnostic[] {
  return (found?.scenarios ?? []).flatMap(({ file, id, difference, place }) => {
    if (file !== path || !difference) return [];
    if (difference.diagnostic) return [difference.diagnostic];
    const told = differenceText(i18n.language, difference);
    return [{ ...warning(path, 'scenario-fails', { id, difference: told }), ...place }];
  });
}

/** Everything that only playing a pack has shown, of the texts as they are. */
export function problemsOfPlay(pack: EditPack): Diagnostic[] {
  const nameOf = (id: string): string => nameOfId(id, pack.rows);
  const there = new Set(pack.rows.map(({ path }) => path));
  const tried = [...pack.trials.all].flatMap(([path, { tried: found }]) => {
    const now = pack.documents.get(path)?.text;
    return found && there.has(path) && (now === undefined || now === found.text)
      ? triedProblems(path, found.report.findings, nameOf)
      : [];
  });
  const failing = pack.scenarioFiles.flatMap((path) => scenarioProblems(path, pack.scenarios.of(path)));
  return [...tried, ...failing];
}
