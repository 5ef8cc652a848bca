import type { FacesFound } from '@shared/api/faces';
import { packFaces, type Drawn, type PackFaces, type PrintedDefinition } from '@shared/face/index';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Style } from '@shared/language/definitions/template-words';
import { languages, type ByLanguage, type Language } from '@shared/util/languages';

/** What is around a card, and one card of each kind that templates are shown on. */
export interface PreviewAround {
  readonly pack: string;
  readonly found: Pick<FacesFound, 'names' | 'around'>;
  readonly samples: readonly PrintedDefinition[];
}

type Draw = (language: Language) => Drawn | null;

function drawTemplate(
  template: Extract<ValidDefinition, { kind: 'template' }>,
  faces: PackFaces,
  samples: readonly PrintedDefinition[],
): Draw {
  const { style, for: drawn } = template.value;
  if ('own' in drawn) return (language) => faces.owns(language, style).find(isOf(template.id)) ?? null;
  const side = 'side' in drawn ? 'back' : 'front';
  return (language) => {
    for (const sample of samples) {
      const face = faces.draw(sample, language, style, side);
      if (face) return face;
    }
    return null;
  };
}

const isOf =
  (id: string) =>
  ({ face }: Drawn): boolean =>
    face.id === id;

/** How a definition looks that is being written; of a template, a card drawn by it. All null: it has no face. */
export function previewOf(
  definition: ValidDefinition,
  { pack, found, samples }: PreviewAround,
  style: Style,
): ByLanguage<Drawn | null> {
  const edited = { definition, hash: '' };
  const others = found.around.filter(({ definition: other }) => other.path !== definition.path);
  // Shown alone, the template in hand is never passed over for another one of the pack.
  const kept =
    definition.kind === 'template'
      ? others.filter(({ definition: { kind } }) => kind !== 'template')
      : others;
  const faces = packFaces({ pack, names: found.names, cards: [], around: [...kept, edited] });
  const draw = drawOf(definition, faces, samples, style);
  const [en, ja, uk] = languages.map(draw);
  return { en: en ?? null, ja: ja ?? null, uk: uk ?? null };
}

function drawOf(
  definition: ValidDefinition,
  faces: PackFaces,
  samples: readonly PrintedDefinition[],
  style: Style,
): Draw {
  switch (definition.kind) {
    case 'rules':
      return () => null;
    case 'template':
      return drawTemplate(definition, faces, samples);
    default:
      return (language) => faces.draw(definition, language, style);
  }
}

export type PreviewChoice = 'all' | Language;
const choices: readonly PreviewChoice[] = ['all', ...languages];

/** What the key for the language of the card leads to. */
export const nextChoice = (choice: PreviewChoice): PreviewChoice =>
  choices[(choices.indexOf(choice) + 1) % choices.length] ?? 'all';
