import type { Command } from '../command';

/** One command for each theme. */
export default (
  [
    ['light', 3.1],
    ['dark', 3.2],
    ['system', 3.3],
  ] as const
).map(([theme, order]): Command => ({
  id: `theme.${theme}`,
  title: `command.theme-${theme}`,
  menu: 'view',
  order,
  isOn: ({ settings }) => settings.values.theme === theme,
  run: ({ settings }) => settings.set({ theme }),
}));
