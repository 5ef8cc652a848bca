import type { CommandLine } from 'electron';

/** Chromium's own errands: fetching components, reporting, connecting ahead. A workbench runs none of them. */
export const chromiumSwitches = [
  'disable-background-networking',
  'disable-component-update',
  'disable-domain-reliability',
  'disable-breakpad',
  'no-pings',
] as const;

export function quietChromium(commandLine: Pick<CommandLine, 'appendSwitch'>): void {
  for (const name of chromiumSwitches) commandLine.appendSwitch(name);
}
