/**
 * Menus that hold the page's commands, in the order of the menu bar. `app` is the application menu of macOS;
 * other systems have none, and the host finds its commands another place.
 */
export const menuNames = ['file', 'edit', 'view', 'go', 'help', 'app'] as const;
export type MenuName = (typeof menuNames)[number];
