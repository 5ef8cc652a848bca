import { kindFolders, kinds, type Kind } from '@shared/language/kinds';
import { manifestPath, scenarioFolder } from '@shared/language/document-paths';

/** What a document is about, told by its path: with zod's reader of paths the start-up script would grow. */
export type Subject = { readonly is: Kind | 'manifest' | 'scenarios'; readonly id: string };

export function subjectOf(path: string): Subject | null {
  if (path === manifestPath) return { is: 'manifest', id: '' };
  const [, folder = '', id = ''] = /^([a-z]+)\/([^/]+)\.json$/.exec(path) ?? [];
  if (folder === scenarioFolder) return { is: 'scenarios', id };
  const kind = kinds.find((known) => kindFolders[known] === folder);
  return kind ? { is: kind, id } : null;
}

/** What plays a part in a match: a template only draws, and a pack's own data only name it. */
const inPlay = ['card', 'bonus', 'token', 'zone', 'rules'] as const;
export type PlayedKind = (typeof inPlay)[number];
export const playedKind = (subject: Subject | null): PlayedKind | null =>
  inPlay.find((kind) => kind === subject?.is) ?? null;

/** What can be seen to run without end, or never to be played: it has a text that is carried out. */
const tried = ['card', 'bonus', 'token'] as const;
export const isTried = (subject: Subject | null): boolean => tried.some((kind) => kind === subject?.is);
