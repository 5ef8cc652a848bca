import { expect, it } from 'vitest';
import { packFaces } from '@shared/face/index';
import type { DefinedGame } from '@shared/games/index';
import { shippedPack } from '@shared/language/test-shipped';
import type { PrintJob } from '@shared/print/model';
import { planPrint } from '@shared/print/plan';
import { usualSettings } from '@shared/print/presets';
import { jobFacts, type JobFacts } from './job-facts';

function factsOf(pack: DefinedGame, change: Partial<PrintJob>): JobFacts {
  const { definitions, manifest } = shippedPack(pack);
  const cards = definitions.map((definition) => ({ definition, hash: '0'.repeat(64) }));
  const faces = packFaces({ pack, names: manifest.names, cards, around: cards });
  const job = {
    pack,
    languages: ['en'],
    only: null,
    copies: {},
    settings: usualSettings,
    ...change,
  } as const;
  const plan = planPrint(faces, job, null);
  if (!plan.ok) throw new Error(plan.error.code);
  return jobFacts(plan.value, job.settings);
}

it('tells the sheets of one mat, however many languages and copies there are', () => {
  const [once, ...more] = [
    factsOf('ygios', {}),
    factsOf('ygios', { languages: ['en', 'ja', 'uk'] }),
    factsOf('ygios', { languages: ['en', 'uk'], copies: { 'own/mat': 3 } }),
  ].map(({ mats }) => mats);
  expect(once).toEqual({ count: 2, glued: true });
  expect(more).toEqual([once, once]);
  expect(factsOf('ygios', { only: ['cards/home-1.json'] }).mats.count).toBe(0);
});

it('knows whether tokens are among it', () => {
  expect(factsOf('ygios', {}).tokens).toBe(true);
  expect(factsOf('ygios', { only: ['cards/home-1.json', 'own/mat'] }).tokens).toBe(false);
  expect(factsOf('governing', {}).tokens).toBe(true);
});
