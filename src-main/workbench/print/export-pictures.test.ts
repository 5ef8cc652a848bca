import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ExportWanted } from '@shared/api/print';
import { planPrint } from '@shared/print/plan';
import { definitionsOf, facesOf, jobOf } from '@shared/print/test-faces';
import { EngineKeeper } from '../../print/engine/engine-keeper';
import { FakeEngine, FakePage, grey } from '../../print/engine/test-engine';
import { exportPictures } from './export-pictures';
import type { Planned } from './print-plan';

const ygios = facesOf(definitionsOf('ygios'));
const only = ygios.cards.slice(0, 5).map(({ path }) => path);

/** One line of pixels without any order: a thousand bytes, however well they are packed. */
const thousandBytes = grey(createHash('shake256', { outputLength: 931 }).digest());

/** Every picture of it has as many bytes. */
class PicturePage extends FakePage {
  override async picture(width: number, height: number): Promise<Uint8Array> {
    await super.picture(width, height);
    return thousandBytes;
  }
}
class PictureEngine extends FakeEngine {
  override async open(): Promise<FakePage> {
    const page = new PicturePage((name) =>
      name === 'draw' ? { misfits: [], troubles: [], fonts: [] } : undefined,
    );
    this.pages.push(page);
    return page;
  }
}

async function exported(limit?: number) {
  const job = jobOf({ only });
  const plan = planPrint(ygios, job, null);
  if (!plan.ok) throw new Error(plan.error.code);
  const planned: Planned = {
    job,
    changed: null,
    plan: plan.value,
    names: { en: 'A', ja: 'A', uk: 'A' },
  };
  const engine = new PictureEngine();
  const keeper = new EngineKeeper(
    async () => engine,
    async () => ({ status: 404, type: 'text/plain', body: new Uint8Array() }),
  );
  const context = { signal: new AbortController().signal, onProgress: () => undefined };
  const asked = structuredClone(job) as ExportWanted['job'];
  const wanted = { what: 'png', dpi: 300, bleed: false, job: asked, anyway: false } as const;
  const answer = await exportPictures(keeper, engine, planned, wanted, context, limit);
  await keeper.close();
  return { answer, drawn: engine.pages.flatMap(({ pictures }) => pictures).length };
}

describe('an archive of pictures', () => {
  it('has them all and a list of them', async () => {
    const { answer, drawn } = await exported();
    if (!answer.ok) throw new Error(answer.error.code);
    // Five fronts, and the back that they share.
    expect(drawn).toBe(6);
    const files = Object.keys(unzipSync(answer.value.bytes));
    expect(files.filter((name) => name.endsWith('.png'))).toHaveLength(6);
    expect(files).toContain('manifest.json');
  });

  it('that can’t hold them is not made, and no more is drawn for it than what was under way', async () => {
    const { answer, drawn } = await exported(3500);
    expect(answer).toMatchObject({ error: { code: 'too-many-pictures', data: { most: 3 } } });
    // The fourth does not fit; it is packed while the fifth is drawn.
    expect(drawn).toBe(5);
  });

  it('nor is one that has room for the pictures and not for their list', async () => {
    const { answer } = await exported(6 * 1000 + 1000);
    expect(answer).toMatchObject({ error: { code: 'too-many-pictures', data: { most: 6 } } });
  });
});
