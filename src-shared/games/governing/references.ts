import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Kind } from '@shared/language/kinds';
import type { Naming, Way } from '@shared/language/naming';
import { namedAs, type NamedDefinition } from '@shared/language/references';
import { tokenReferences } from './effects/walk';

const token = namedAs('token');

export const referencesOf = (definition: ValidDefinition<'governing'>): NamedDefinition[] =>
  definition.kind === 'card' || definition.kind === 'token'
    ? tokenReferences(definition.value).map(({ id, at }) => token(id, at))
    : [];

export const namingAt = (kind: Kind, way: Way): Naming | null =>
  (kind === 'card' || kind === 'token') && way.at(-1) === 'token' ? { kind: 'token', words: [] } : null;
