import { tick } from 'svelte';

/** Screens that exist. The others of the design join this list when they can be used. */
export const screens = ['library', 'settings'] as const;
export type Screen = (typeof screens)[number];

export class Navigation {
  screen = $state<Screen>('library');

  /** Resolves when the screen is there, so that a command can go on with an action of it. */
  async go(screen: Screen): Promise<void> {
    this.screen = screen;
    await tick();
  }
}

export const navigation = new Navigation();
