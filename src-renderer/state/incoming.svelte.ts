import { isMatchFile } from '@shared/util/file-endings';
import { navigation } from './navigation.svelte';

/** Files that came by drop or through the operating system, waiting for their screen to take them in. */
export interface IncomingFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

class Incoming {
  list = $state.raw<readonly IncomingFile[]>([]);

  offer(file: IncomingFile): void {
    this.list = [...this.list, file];
  }

  /** All that wait, once: two readers never import the same file. */
  take(): readonly IncomingFile[] {
    const waiting = this.list;
    if (waiting.length > 0) this.list = [];
    return waiting;
  }
}

/** Packs, for the library. */
export const incoming = new Incoming();
/** Matches, for the choice of what to play. */
export const incomingMatches = new Incoming();

/** Offers a file to the screen that takes it in, and goes there. */
export async function takeFile(file: IncomingFile): Promise<void> {
  if (isMatchFile(file.fileName)) {
    incomingMatches.offer(file);
    await navigation.play(null);
  } else {
    incoming.offer(file);
    await navigation.go('library');
  }
}
