import { z } from 'zod';

/**
 * What an icon may be when it leaves for a page: path data and nothing else. The library is a dependency that is
 * brought up to date; a release of it with scripts, links or colours in it must not reach anybody's screen.
 */
const onePath = /^<path fill="currentColor" d="([^"]*)"\/>$/;
const pathData = /^[MmZzLlHhVvCcSsQqTtAa0-9eE+\-., ]+$/;

/** The data of a body's only path, or null if it is anything else. */
export function pathOf(body: unknown): string | null {
  const data = typeof body === 'string' ? onePath.exec(body)?.[1] : undefined;
  return data !== undefined && pathData.test(data) ? data : null;
}

/** As much of an Iconify file as is used. */
const fileSchema = z.object({
  width: z.literal(512),
  height: z.literal(512),
  icons: z.record(z.string(), z.object({ body: z.string(), hidden: z.boolean().optional() })),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).optional(),
});

export interface IconSet {
  /** Names to choose from, in the order of the alphabet. */
  readonly names: readonly string[];
  /** Old names and the ones they have now. */
  readonly aliases: ReadonlyMap<string, string>;
  /** By any name that was ever in use. */
  pathOf(name: string): string | null;
}

/** Throws on a file that is no icon set of the kind that is expected: it comes with the application. */
export function readIconSet(text: string): IconSet {
  const { icons, aliases = {} } = fileSchema.parse(JSON.parse(text));
  const paths = new Map<string, string>();
  const names: string[] = [];
  for (const [name, { body, hidden }] of Object.entries(icons)) {
    const path = pathOf(body);
    if (path === null) continue;
    paths.set(name, path);
    if (!hidden) names.push(name);
  }
  const known = new Map(
    Object.entries(aliases).flatMap(([old, { parent }]) =>
      paths.has(parent) ? [[old, parent] as const] : [],
    ),
  );
  return {
    names: names.sort(),
    aliases: known,
    pathOf: (name) => paths.get(name) ?? paths.get(known.get(name) ?? '') ?? null,
  };
}
