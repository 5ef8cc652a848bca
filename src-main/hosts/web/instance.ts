import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { proveToken, sameSecret } from './secrets';

/** `<dataDir>/instance.json`: who holds this library, and the address to bring it up. Readable by its owner only. */
const instanceSchema = z.object({ pid: z.int().positive(), url: z.url({ protocol: /^http$/ }) });
export type Instance = z.infer<typeof instanceSchema>;

export type Claim =
  { readonly first: true; release(): Promise<void> } | { readonly first: false; readonly running: Instance };

const fileOf = (dataDir: string): string => join(dataDir, 'instance.json');

/** The instance that runs on this library now, if one does. */
export async function findRunning(dataDir: string): Promise<Instance | null> {
  const instance = parse(await readText(fileOf(dataDir)).catch(() => null));
  return instance && (await isAlive(instance)) ? instance : null;
}

/** Makes this process the one of the library, unless another one is. A file left by a crash is replaced. */
export async function claimInstance(dataDir: string, mine: Instance): Promise<Claim> {
  const file = fileOf(dataDir);
  const text = JSON.stringify(mine);
  try {
    await mkdir(dataDir, { recursive: true });
    while (!(await createWhole(file, text))) {
      const found = await readText(file);
      if (found === null) continue;
      const running = parse(found);
      if (running && (await isAlive(running))) return { first: false, running };
      await removeStale(file, found);
    }
  } catch {
    // A folder that can't be written: the workbench explains that in its window, which needs this host.
    return { first: true, release: async () => undefined };
  }
  return { first: true, release: () => removeStale(file, text).catch(() => undefined) };
}

/** True when this call made the file. A link appears with all its content: nobody ever reads half a file. */
async function createWhole(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // Some file systems know no links; the exclusive flag is the next best.
    return await writeFile(file, text, { mode: 0o600, flag: 'wx' }).then(
      () => true,
      (second: unknown) => {
        if (codeOf(second) === 'EEXIST') return false;
        throw second;
      },
    );
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes the file only if it still says what was read: two starts may clean up after the same crash. */
async function removeStale(file: string, expected: string): Promise<void> {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  try {
    if ((await readText(aside)) !== expected) await link(aside, file);
  } finally {
    await rm(aside, { force: true });
  }
}

async function isAlive({ pid, url }: Instance): Promise<boolean> {
  const { origin, searchParams } = new URL(url);
  const nonce = randomBytes(16).toString('hex');
  try {
    const answer = await fetch(`${origin}/alive?nonce=${nonce}`, { signal: AbortSignal.timeout(5000) });
    const proof = (await answer.text()).slice(0, 100);
    return answer.ok && sameSecret(proof, proveToken(searchParams.get('token') ?? '', nonce));
  } catch (error) {
    // Slow is not gone: a busy first instance must not lose its library to a second one.
    return error instanceof DOMException && error.name === 'TimeoutError' && processExists(pid);
  }
}

function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function parse(text: string | null): Instance | null {
  try {
    return instanceSchema.safeParse(JSON.parse(text ?? '')).data ?? null;
  } catch {
    return null;
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
