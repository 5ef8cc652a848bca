import { mark, nameIn, own, pictured, worded, type FaceParts, type Sheet } from '@shared/face/parts';
import { number, text, type ValuesFor } from '@shared/face/values';
import type { PrintedDefinition } from '@shared/face/around';
import type { Bonus } from './definitions/bonus';
import type { Card } from './definitions/card';
import type { Zone } from './definitions/zone';
import type { ygiosFields } from './fields';

type Kinds = (typeof ygiosFields)['kinds'];

function cardFields(card: Card, zone: Zone | null, sheet: Sheet) {
  const { language } = sheet;
  const fields: ValuesFor<Kinds['card']> = {
    ...own(card, sheet),
    ...pictured(card, language, 1),
    ...worded(sheet.rules),
    zone: text(zone ? nameIn(zone, language) : card.home),
    girl: text(zone?.girl?.[language]),
    mark: mark(zone?.look.mark ?? null),
    devotion: number(card.devotion),
  };
  return fields;
}

function bonusFields(bonus: Bonus, sheet: Sheet) {
  const fields: ValuesFor<Kinds['bonus']> = {
    ...own(bonus, sheet),
    ...pictured(bonus, sheet.language, 1),
    ...worded(sheet.rules),
  };
  return fields;
}

function zoneFields(zone: Zone, sheet: Sheet) {
  const fields: ValuesFor<Kinds['zone']> = {
    ...own(zone, sheet),
    ...pictured(zone, sheet.language, 1),
    girl: text(zone.girl?.[sheet.language]),
    mark: mark(zone.look.mark),
  };
  return fields;
}

/** What a definition has to show. */
export function ygiosFace(definition: PrintedDefinition<'ygios'>, sheet: Sheet): FaceParts {
  switch (definition.kind) {
    case 'card': {
      const found = sheet.around.definitionOf('zone', definition.value.home);
      const zone = found?.kind === 'zone' ? found.value : null;
      const fields = cardFields(definition.value, zone, sheet);
      return { tone: zone?.look.tone ?? null, mark: zone?.look.mark ?? null, fields };
    }
    case 'bonus':
      return { tone: null, mark: null, fields: bonusFields(definition.value, sheet) };
    case 'zone': {
      const { tone, mark: sign } = definition.value.look;
      return { tone, mark: sign, fields: zoneFields(definition.value, sheet) };
    }
  }
}
