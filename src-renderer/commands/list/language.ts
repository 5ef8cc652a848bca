import type { Command } from '../command';

/** One command for each language of the screen, and one for the system's. */
export default (
  [
    ['en', 3.4],
    ['ja', 3.5],
    ['uk', 3.6],
    ['system', 3.7],
  ] as const
).map(([choice, order]): Command => {
  const language = choice === 'system' ? null : choice;
  return {
    id: `language.${choice}`,
    title: `command.language-${choice}`,
    menu: 'view',
    order,
    isOn: ({ settings }) => settings.values.language === language,
    run: ({ settings }) => settings.set({ language }),
  };
});
