import { z } from 'zod';

/** What is asked of the icon library that comes with the application, and what is answered. */

/** Not the stricter form of a definition: an icon that can't exist is answered like one that does not. */
const iconName = z.string().min(1).max(80);

export const mostIcons = 500;

export const iconsWanted = z.strictObject({ names: z.array(iconName).min(1).max(mostIcons) });

export const foundIcon = z.object({
  name: z.string(),
  /** One outline on a field of 512 × 512, filled by non-zero winding; null: there is no such icon. */
  path: z.string().nullable(),
  /** Of an icon that does not exist: names like its own, the likest first. */
  nearest: z.array(z.string()),
});

export const iconSearch = z.strictObject({
  /** Words of names in any order, or beginnings of them; none: every icon. */
  text: z.string().max(100),
  limit: z.int().min(1).max(mostIcons),
});
export const iconsFound = z.object({ total: z.number(), names: z.array(z.string()) });
