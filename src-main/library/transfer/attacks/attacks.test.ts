import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translateKey } from '@shared/i18n/translator';
import { diagnosticSchema, maxDiagnostics, type Diagnostic } from '@shared/language/diagnostics';
import { languages } from '@shared/util/languages';
import type { Library, Outcome, PackFiles } from '../../library';
import { must, openOrThrow, randomFrom, tempFolder } from '../../test-support';
import { readArchive, writeArchive } from '../archive';
import { checkPackFiles } from '../check-files';
import { hexOf, samplePack } from '../test-transfer';
import type { Attack, Base, Weapon } from './attack';
import { containerAttacks } from './container-attacks';
import { contentAttacks } from './content-attacks';
import { pathAttacks } from './path-attacks';

const attacks = [...containerAttacks, ...contentAttacks, ...pathAttacks];
/** To replay a failure: HEARTDECK_SEED=<the number printed with it>. */
const seed = Number(process.env['HEARTDECK_SEED'] ?? Date.now() % 1_000_000);

const temp = tempFolder();
let library: Library;
let base: Base;
let before: string;
let identical: Record<string, string>;

beforeAll(async () => {
  const files = await samplePack();
  base = { files, archive: must(await writeArchive(files)) };
  identical = hexOf(files);
  library = await openOrThrow({ dataDir: temp.path });
  must(library.packs.create({ files, message: { code: 'imported', file: 'sample' } }));
  before = snapshot();
});
afterAll(() => {
  library.close();
  temp[Symbol.dispose]();
});

/** Everything the library knows. */
function snapshot(): string {
  const hash = createHash('sha256');
  for (const pack of library.packs.list()) {
    hash.update(JSON.stringify([pack, must(library.packs.history(pack.id))]));
    for (const [path, bytes] of must(library.packs.files(pack.id))) hash.update(path).update(bytes);
  }
  return hash.digest('hex');
}

/** What the workbench does with a file: read and check, and only then store. */
async function importing(weapon: Weapon, harmless: (files: PackFiles) => boolean): Promise<Outcome<unknown>> {
  const read =
    weapon.through === 'archive'
      ? await readArchive('evil.heartdeck', weapon.bytes)
      : await checkPackFiles('evil', weapon.files);
  if (!read.ok || harmless(read.value)) return read;
  return library.packs.create({ files: read.value, message: { code: 'imported', file: 'evil' } });
}

function expectTold(problem: Diagnostic): void {
  expect(diagnosticSchema.safeParse(problem).success).toBe(true);
  expect(problem.file).not.toBe('');
  expect(JSON.stringify(problem).length).toBeLessThan(2000);
  for (const language of languages) {
    const sentence = translateKey(language, `diagnostic.${problem.code}`, problem.data);
    expect(sentence).not.toMatch(/\{\w+[,}]|[\p{Cc}\u202a-\u202e]/u);
    // What a stranger wrote may be this word; what is said about it may not.
    expect(sentence.replaceAll(String(problem.data['found']), '')).not.toContain('undefined');
  }
}

describe(`hostile packs (seed ${seed})`, () => {
  it('are five hundred and more', () => {
    expect(attacks.reduce((sum, { times }) => sum + times, 0)).toBeGreaterThanOrEqual(500);
  });

  it.each(attacks)('$name ×$times', async (attack: Attack) => {
    for (let round = 0; round < attack.times; round++) {
      const random = randomFrom(seed + round * 7919 + attack.name.length);
      const weapon = attack.make(random, base);
      let same = false;
      const result = await importing(weapon, (files) => {
        same = attack.mayMissTheMark === true;
        if (same) expect(hexOf(files)).toEqual(identical);
        return same;
      });
      if (same) continue;
      const told =
        !result.ok && result.error.code === 'import-refused' ? result.error.data.diagnostics : null;
      expect(told, `round ${round} was not refused as an import`).not.toBeNull();
      expect(attack.codes, `round ${round}: ${JSON.stringify(told?.[0])}`).toContain(told?.[0]?.code);
      expect(told?.length).toBeLessThanOrEqual(maxDiagnostics);
      told?.forEach(expectTold);
    }
    expect(snapshot()).toBe(before);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
