import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameId, modeId } from '@shared/api/models';
import { completionsAt } from '@shared/assist/index';
import { packFaces } from '@shared/face/index';
import { formOf } from '@shared/forms/index';
import { newDefinition } from '@shared/forms/new/new-definition';
import { topicsOf } from '@shared/guide/words';
import { rulesAbout } from '@shared/help/rules-about';
import { checkFile, checkManifest } from '@shared/language/check-file';
import { guessPackPath } from '@shared/language/guess-path';
import { manifestJsonSchema, scenariosJsonSchema } from '@shared/language/json-schema/index';
import { validatePack } from '@shared/language/validate-pack';
import { printsOf } from '@shared/ruletext/effect-text';
import { aroundOf, plainRuleText } from '@shared/ruletext/index';
import { definedGames, isDefined, kindsOf } from './index';
import { registerToy, toy } from './test-toy';

const utf8 = new TextEncoder();
const bytes = (value: unknown): Uint8Array =>
  utf8.encode(typeof value === 'string' ? value : JSON.stringify(value));

const names = { en: 'Toy', ja: 'おもちゃ', uk: 'Іграшка' };
const manifest = { format: 1, game: 'toy', names };
const hero = { id: 'hero', names, might: 3, when: [{ do: 'cheer', n: 2 }] };
const rival = { id: 'rival', names: { en: 'R', ja: 'R', uk: 'R' }, might: 1, beats: 'hero' };
const pack = (...cards: { id: string }[]): Map<string, Uint8Array> =>
  new Map([
    ['pack.json', bytes(manifest)],
    ['rules/main.json', bytes({ id: 'main', goal: 5 })],
    ['templates/new.json', bytes(newDefinition(toy, 'template', { id: 'new', language: 'en', ids: [] }))],
    ...cards.map((one) => [`cards/${one.id}.json`, bytes(one)] as const),
  ]);
const valid = (files: Map<string, Uint8Array>) => {
  const checked = validatePack(files);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value;
};

/** Whatever took its list of games when it was loaded does not know this one. */
describe('a game that is added to the registries while the program runs', () => {
  let takeBack = (): void => undefined;
  beforeAll(() => {
    expect(isDefined(toy)).toBe(false);
    expect(gameId.safeParse(toy).success).toBe(false);
    takeBack = registerToy();
  });
  afterAll(() => {
    takeBack();
    expect(definedGames()).not.toContain(toy);
  });

  it('is known to the contract', () => {
    expect(gameId.parse(toy)).toBe(toy);
    expect(modeId.parse('quick')).toBe('quick');
    expect(gameId.safeParse('other').success).toBe(false);
  });

  it('has its packs checked, one file and all together', () => {
    expect(checkManifest(bytes(manifest)).ok).toBe(true);
    expect(valid(pack(hero, rival)).definitions.map(({ game }) => game)).toContain(toy);
    const lost = validatePack(pack(rival));
    expect(lost.ok || lost.error.map(({ code }) => code)).toEqual(['unknown-id']);
    const idle = checkFile('cards/hero.json', bytes({ ...hero, might: 0 }), toy);
    const found = idle.ok ? (idle.value.is === 'definition' ? idle.value.warnings : []) : idle.error;
    expect(found.map(({ at }) => at)).toEqual(['might']);
    expect(guessPackPath('x.json', '', bytes(hero))).toEqual({
      is: 'part',
      path: 'cards/hero.json',
      game: toy,
    });
  });

  it.each(['card', 'rules', 'template'] as const)('has a new %s, and a form for it', (kind) => {
    expect(kindsOf(toy)).toContain(kind);
    const path = { card: 'cards/new.json', rules: 'rules/new.json', template: 'templates/new.json' }[kind];
    const text = newDefinition(toy, kind, { id: 'new', language: 'en', ids: [] });
    expect(checkFile(path, bytes(text), toy)).toMatchObject({ ok: true });
    expect(formOf({ game: toy, path, text, language: 'en', ids: [] }).ok).toBe(true);
  });

  it('has help while it is typed', () => {
    const text = '{ "id": "hero", "might": 3, "when": [] }';
    const around = aroundOf([]);
    const asked = { path: 'cards/hero.json', text, offset: text.indexOf('[') + 1, language: 'en' } as const;
    const offered = completionsAt({ ...asked, pack: { game: toy, ids: [], assets: [], around } });
    expect(offered.map(({ label }) => label)).toContain('Cheer.');
    expect(manifestJsonSchema('en').properties?.['game']?.enum).toContain(toy);
    expect(scenariosJsonSchema(toy, 'en').properties?.['game']?.const).toBe(toy);
  });

  it('has its words and its face', () => {
    const { definitions, manifest: own } = valid(pack(hero));
    const around = aroundOf(definitions);
    const [card] = definitions.filter(({ kind }) => kind === 'card');
    expect(card && plainRuleText(card, 'en', around)).toBe('Cheer 2.');
    expect(printsOf({ game: toy, kind: 'card', list: 'when' }, hero.when, 'en', around)).toBe('Cheer 2.');
    const known = definitions.map((definition) => ({ definition, hash: 'a' }));
    const faces = packFaces({ pack: 'toy', names: own.names, cards: known, around: known });
    expect(faces.cards.map(({ id }) => id)).toEqual(['hero']);
    expect(rulesAbout({ is: 'definition', game: toy, source: JSON.stringify(hero) })).toEqual(['N1']);
    if (isDefined(toy)) expect(topicsOf(toy)).toEqual([]);
  });
});
