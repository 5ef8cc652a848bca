import type { HostKind, MenuModel } from '@shared/api/models';
import type { DrawingEngine } from '../print/engine/drawing-engine';

/** What a host brings to the workbench. What it can't do it leaves out, and the call answers `not-here`. */
export interface Host {
  readonly kind: HostKind;
  readonly version: string;
  readonly chooseFolder?: () => Promise<string | null>;
  readonly setMenu?: (menu: MenuModel) => void;
  /** Where the built pages lie: one of them draws for print. Without it nothing is printed. */
  readonly rendererDir?: string;
  /** Draws for print. A host that is no browser itself leaves it out: an installed one is looked for then. */
  readonly drawing?: DrawingEngine;
  /** Asks where a file is to be saved; null: nowhere. Without it the renderer gets the bytes. */
  readonly chooseFile?: (fileName: string) => Promise<string | null>;
}
