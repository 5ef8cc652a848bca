/** Lets a small fake stand for one of Electron's large classes; only what the code under test touches is there. */
export const pretend = <T>(fake: unknown): T => fake as T;
