import type { CallName } from '@shared/api/calls';
import { Chromium } from '../../print/engine/chromium';
import type { DrawingEngine } from '../../print/engine/drawing-engine';
import { EngineKeeper } from '../../print/engine/engine-keeper';
import { findChromium } from '../../print/engine/find-chromium';
import { printSite } from '../../print/print-site';
import type { Host } from '../host';

export interface PrinterParts {
  readonly host: Host;
  readonly call: (name: CallName, params: unknown) => Promise<unknown>;
}

/** The host's own browser, or one that is installed. */
export class Printer extends EngineKeeper {
  readonly version: string;

  constructor({ host, call }: PrinterParts) {
    super(() => engineOf(host), printSite({ rendererDir: host.rendererDir ?? '', call }));
    this.version = host.version;
  }
}

async function engineOf(host: Host): Promise<DrawingEngine | null> {
  if (host.rendererDir === undefined) return null;
  if (host.drawing) return host.drawing;
  const found = await findChromium();
  return found && new Chromium(found);
}
