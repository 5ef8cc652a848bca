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
