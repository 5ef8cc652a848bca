import type { ValidDefinition } from '@shared/language/definitions/index';
import { firstTemplate } from '@shared/language/definitions/template-order';
import type { Style } from '@shared/language/definitions/template-words';
import type { Names } from '@shared/language/names';
import { aroundOf, printedRuleText, type PrintedText } from '@shared/ruletext/index';
import type { Language } from '@shared/util/languages';
import type { FaceAround, PrintedDefinition, TemplateDefinition } from './around';
import { ownTemplates, templateFor, type FaceSide } from './choose';
import { fieldsOf, ownFace } from './fields';
import type { Drawn } from './values';

export interface KnownDefinition {
  readonly definition: ValidDefinition;
  readonly hash: string;
}

/** A pack as far as its cards need it: see `faces.get` in src-shared/api. */
export interface PackParts {
  readonly pack: string | null;
  readonly revision?: string | undefined;
  readonly names: Names;
  readonly cards: readonly KnownDefinition[];
  readonly around: readonly KnownDefinition[];
}

export interface PackFaces {
  readonly cards: readonly PrintedDefinition[];
  readonly templates: readonly TemplateDefinition[];
  /** A side of a card; null if no template draws it. */
  draw(definition: PrintedDefinition, language: Language, style: Style, side?: FaceSide): Drawn | null;
  /** What it says, and whose words they are. */
  words(definition: PrintedDefinition, language: Language): PrintedText;
  /** Cards that are no definition's. */
  owns(language: Language, style: Style): readonly Drawn[];
}

const shownRevision = 7;

const isPrinted = (definition: ValidDefinition): definition is PrintedDefinition =>
  definition.kind !== 'rules' && definition.kind !== 'template';
const isTemplate = (definition: ValidDefinition): definition is TemplateDefinition =>
  definition.kind === 'template';

/** Everything that is needed to draw the cards of a pack, in any language and style. */
export function packFaces({ pack, revision, names, cards, around }: PackParts): PackFaces {
  const all = [...around, ...cards];
  const byPath = new Map(all.map((one) => [one.definition.path, one]));
  const templates = around
    .map(({ definition }) => definition)
    .filter(isTemplate)
    .sort(firstTemplate);

  const words = aroundOf(all.map(({ definition }) => definition));
  const known = new Map(all.map(({ definition }) => [`${definition.kind} ${definition.id}`, definition]));
  const surroundings: FaceAround = {
    set: names,
    definitionOf: (kind, id) => known.get(`${kind} ${id}`) ?? null,
    revisionOf: (path) => byPath.get(path)?.hash.slice(0, shownRevision) ?? '',
    textOf: (definition, language) => printedRuleText(definition, language, words).text,
  };
  const ofPack = { pack, revision };

  return {
    cards: cards.map(({ definition }) => definition).filter(isPrinted),
    templates,
    draw(definition, language, style, side = 'front') {
      const template = templateFor(templates, definition, style, side);
      if (!template) return null;
      const face =
        side === 'back'
          ? ownFace(template, language, surroundings)
          : fieldsOf(definition, language, surroundings);
      return { face, template: template.value, ...ofPack };
    },
    words: (definition, language) => printedRuleText(definition, language, words),
    owns: (language, style) =>
      ownTemplates(templates, style).map((template) => ({
        face: ownFace(template, language, surroundings),
        template: template.value,
        ...ofPack,
      })),
  };
}
