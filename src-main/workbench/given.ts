type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Over the web `undefined` is no value, over Electron's IPC it is one: neither sets anything. */
export const given = <T extends object>(change: T): Given<T> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Given<T>;
