import { failure, type Failure } from '@shared/api/failures';
import { scenarioParts, type ScenarioDocument } from '@shared/language/scenario/read-scenarios';
import type { Difference } from '../../engine/kernel/scenario/difference';

/** What the one scenario of a document is called; '' if it holds none. */
export const firstIdOf = (read: ScenarioDocument): string => scenarioParts(read)[0]?.id ?? '';

/** Why a scenario can't be laid out: there is none, or something is wrong with it. */
export const notLaidOut = (file: string, id: string, wrong: Difference | null): Failure =>
  wrong?.is === 'faulty'
    ? failure('scenario-refused', { file, diagnostics: [wrong.diagnostic] })
    : failure('no-such-scenario', { id });
