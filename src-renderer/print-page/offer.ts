import { mount } from 'svelte';
import { packFaces } from '@shared/face/index';
import { planPrint } from '@shared/print/plan';
import type { PrintJob, PrintPlan } from '@shared/print/model';
import { client } from '../api/client';
import { setPageSize } from '../sheet/page-size';
import './print-page.css';
import PrintStage from './PrintStage.svelte';
import { facePiece, paperPiece, Stage, type Grid, type Outcome, type Piece } from './stage.svelte';
import type { Bridge } from '@shared/api/bridge';
import { callNames } from '@shared/api/call-names';
import { decodeMessage } from '@shared/api/wire';

/** The contract as far as a page needs it that only draws: the host answers its fetches itself (src-main/print). */
function siteBridge(): Bridge {
  const ask = async (name: string, params: unknown): Promise<unknown> => {
    const answer = await fetch('/call', { method: 'POST', body: JSON.stringify({ name, params }) });
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return decodeMessage(new Uint8Array(await answer.arrayBuffer()));
  };
  const calls = Object.fromEntries(
    callNames.map((name) => [name, (params: unknown) => ask(name, params)]),
  ) as Bridge['calls'];
  return { calls, onEvent: () => () => undefined };
}

export interface JobToOpen {
  readonly job: PrintJob;
  readonly changed: readonly string[] | null;
}

export interface PiecesToDraw {
  readonly faces: readonly string[];
  /** Numbers of pages. */
  readonly pages: readonly number[];
}

export interface GridToDraw extends Omit<Grid, 'cells'> {
  readonly cells: readonly { readonly face: string; readonly column: number; readonly row: number }[];
}

/** What the host calls by name: see DrawingPage in src-main/print. */
export function offerPrinting(target: HTMLElement): void {
  Object.defineProperty(window, 'heartdeck', { value: siteBridge() });
  const stage = new Stage();
  mount(PrintStage, { target, props: { stage } });
  Object.defineProperty(window, 'heartdeckPrint', {
    value: {
      open: (wanted: JobToOpen) => open(stage, wanted),
      draw: (wanted: PiecesToDraw) => draw(stage, wanted),
      grid: (wanted: GridToDraw) => drawGrid(stage, wanted),
    },
  });
}

/** Plans the job anew: the same faces and the same rules give the same plan as the host has. */
async function open(stage: Stage, { job, changed }: JobToOpen): Promise<void> {
  const { pack, revision } = job;
  const found = await client.call('faces.get', { pack, ...(revision === undefined ? {} : { revision }) });
  if (!found.ok) throw new Error(found.error.code);
  const faces = packFaces({ pack, ...found.value });
  const planned = planPrint(faces, job, changed && new Set(changed));
  if (!planned.ok) throw new Error(planned.error.code);
  stage.job = { plan: planned.value, settings: job.settings, names: found.value.names };
}

async function draw(stage: Stage, { faces, pages }: PiecesToDraw): Promise<Outcome> {
  const plan = planOf(stage);
  const numbers = new Set(pages);
  const pieces: Piece[] = [
    ...faces.flatMap((key) => {
      const face = plan.faces.get(key);
      return face ? [facePiece(face)] : [];
    }),
    ...plan.pages.filter(({ number }) => numbers.has(number)).map(paperPiece),
  ];
  // One size for all: in a document of several sizes Chromium shrinks what is wider than the first page.
  setPageSize({
    w: Math.max(...pieces.map(({ size }) => size.w)),
    h: Math.max(...pieces.map(({ size }) => size.h)),
  });
  return stage.show(pieces);
}

async function drawGrid(stage: Stage, { cells, ...rest }: GridToDraw): Promise<void> {
  const { faces } = planOf(stage);
  const grid: Grid = {
    ...rest,
    cells: cells.flatMap(({ face: key, ...place }) => {
      const face = faces.get(key);
      return face ? [{ ...place, face }] : [];
    }),
  };
  await stage.show([{ is: 'grid', key: 'grid', grid, size: grid.cell }]);
}

function planOf({ job }: Stage): PrintPlan {
  if (!job) throw new Error('no job is open');
  return job.plan;
}
