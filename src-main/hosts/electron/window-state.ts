import { z } from 'zod';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const coordinate = z.int().min(-100_000).max(100_000);
const stateSchema = z.object({
  bounds: z.object({ x: coordinate, y: coordinate, width: coordinate, height: coordinate }),
  maximized: z.boolean(),
});
export type WindowState = z.infer<typeof stateSchema>;

/** Under this name the workbench keeps it for us. */
export const windowStateKey = 'electron.window';

/** The stored value comes from a file that other versions and other hands may have written. */
export const parseWindowState = (stored: unknown): WindowState | null =>
  stateSchema.safeParse(stored).data ?? null;

export const minimumSize = { width: 960, height: 640 } as const;
const defaultSize = { width: 1280, height: 800 } as const;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

const overlap = (a: Rectangle, b: Rectangle): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/**
 * Where to put the window. A remembered place moves to the display that shows most of it and inside that
 * display's work area: a window left on a monitor that was since unplugged must not come up out of sight.
 * Without one, or when no display shows any of it, it stands in the middle of the first display.
 */
export function placeWindow(remembered: Rectangle | null, workAreas: readonly Rectangle[]): Rectangle {
  const first = workAreas[0] ?? { x: 0, y: 0, ...defaultSize };
  const fit = (wanted: number, least: number, most: number): number =>
    Math.min(Math.max(wanted, least), most);
  const sized = (area: Rectangle, size: { width: number; height: number }) => ({
    width: fit(size.width, minimumSize.width, area.width),
    height: fit(size.height, minimumSize.height, area.height),
  });
  const home = remembered
    ? workAreas.reduce<Rectangle | null>(
        (best, area) => (overlap(area, remembered) > (best ? overlap(best, remembered) : 0) ? area : best),
        null,
      )
    : null;
  if (!remembered || !home) {
    const size = sized(first, remembered ?? defaultSize);
    const x = first.x + Math.floor((first.width - size.width) / 2);
    const y = first.y + Math.floor((first.height - size.height) / 2);
    return { x, y, ...size };
  }
  const size = sized(home, remembered);
  return {
    x: clamp(remembered.x, home.x, home.x + home.width - size.width),
    y: clamp(remembered.y, home.y, home.y + home.height - size.height),
    ...size,
  };
}

/**
 * What to keep of a window that closes. A window manager may tell of the new size before it tells that the window is
 * maximised; Chromium then takes the maximised size for the normal one. The place where the window came up is kept
 * instead: otherwise it could never be made small again.
 */
export function stateToKeep(
  window: { readonly normal: Rectangle; readonly current: Rectangle; readonly maximized: boolean },
  cameUpAt: Rectangle,
): WindowState {
  const { normal, current, maximized } = window;
  const isMistaken = maximized && normal.width === current.width && normal.height === current.height;
  return { bounds: isMistaken ? cameUpAt : normal, maximized };
}
