import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Answer, CallName, Params } from '@shared/api/calls';
import type { AnyEvent } from '@shared/api/events';
import { createWorkbench, type Workbench } from '../workbench';

const resourcesDir = resolve(import.meta.dirname, '../../../resources');

interface TestWorkbench {
  /** As a host asks it: any name, any parameters, and a refusal is an answer. */
  ask(name: string, params: unknown): ReturnType<Workbench['call']>;
  /** A refusal is thrown. */
  call<N extends CallName>(name: N, params: Params<N>): Promise<Answer<N>>;
  /** What was told unasked, from the first test on. */
  readonly told: readonly AnyEvent[];
  /** Waits for what is told unasked from now on. */
  untilTold(isIt: (event: AnyEvent) => boolean): Promise<void>;
  /** As after a crash: another workbench with the same data, and nothing that the first had in mind. */
  startAgain(): Promise<void>;
}

/** A whole workbench with the shipped packs, for the tests of one file. */
export function testWorkbench(): TestWorkbench {
  const dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-service-'));
  let workbench: Workbench;
  const told: AnyEvent[] = [];
  const waiting = new Set<(event: AnyEvent) => void>();
  const start = async (): Promise<void> => {
    workbench = await createWorkbench({ dataDir, resourcesDir, host: { kind: 'cli', version: 'test' } });
    workbench.onEvent((event) => {
      told.push(event);
      for (const hear of waiting) hear(event);
    });
  };
  beforeAll(start);
  afterAll(async () => {
    await workbench.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const ask: TestWorkbench['ask'] = (name, params) => workbench.call(name, params);
  const call = async <N extends CallName>(name: N, params: Params<N>): Promise<Answer<N>> => {
    const answer = await ask(name, params);
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
    return answer.value as Answer<N>;
  };
  const untilTold: TestWorkbench['untilTold'] = (isIt) =>
    new Promise((resolve) => {
      const hear = (event: AnyEvent): void => {
        if (!isIt(event)) return;
        waiting.delete(hear);
        resolve();
      };
      waiting.add(hear);
    });
  const startAgain = async (): Promise<void> => {
    await workbench.close();
    await start();
  };
  return { ask, call, told, untilTold, startAgain };
}
