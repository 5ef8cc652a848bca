import type { LucideIcon } from '@lucide/svelte';
import type { Keys } from '../state/keys';

export type MenuItem =
  | {
      readonly id: string;
      readonly label: string;
      readonly icon?: LucideIcon;
      readonly keys?: Keys | undefined;
      readonly danger?: boolean;
      readonly disabled?: boolean;
      /** Set on items of which one is chosen; they are shown with a mark. */
      readonly checked?: boolean;
      /** Set on an item that is on or off by itself. */
      readonly on?: boolean;
      /** The language of the label, where it is not the screen's. */
      readonly lang?: string;
      run(): void | Promise<void>;
    }
  | 'line';
