import type { CompareJob } from './compare/compare-deals';
import type { LabJob, DealRange } from './job';
import type { TryJob } from './try-out/try-deals';

/** What a worker can be asked to do with deals. */
export type LabWork =
  | { readonly is: 'tally'; readonly job: LabJob }
  | { readonly is: 'compare'; readonly job: CompareJob }
  | { readonly is: 'try'; readonly job: TryJob };

/** What a worker is started with. The mark tells it from the workers of others, such as a test runner's. */
export interface WorkerStart {
  readonly heartdeckLab: true;
  readonly work: LabWork;
}

export interface PlayedRange<T> {
  readonly range: DealRange;
  readonly part: T;
}
