import type { RevisionSummary } from '@shared/api/models';

/** A version of the whole pack that what is typed can be compared with. */
export interface Version {
  readonly is: 'saved' | 'original' | 'earlier' | 'same';
  readonly revision: string;
  /** Of `earlier`: the change that came after it. */
  readonly until: RevisionSummary | null;
}

export interface VersionsAsked {
  readonly head: string;
  /** Something is typed that is not saved. */
  readonly typed: boolean;
  /** Of the pack, the newest first. */
  readonly history: readonly RevisionSummary[];
  /** Of the document. */
  readonly changes: readonly RevisionSummary[];
}

/** As far back as anybody looks in a list. */
const mostEarlier = 20;

/** What there is to compare with, the likeliest first: that is what a designer has just changed. */
export function versionsToCompare({ head, typed, history, changes }: VersionsAsked): Version[] {
  const first = history.at(-1);
  const original = first?.message.code === 'forked' && first.id !== head ? first.id : null;
  const saved: Version[] = typed ? [{ is: 'saved', revision: head, until: null }] : [];
  const earlier = changes.flatMap((until): Version[] =>
    until.parent === null || until.parent === original || until.parent === head
      ? []
      : [{ is: 'earlier', revision: until.parent, until }],
  );
  const all: Version[] = [
    ...saved,
    ...earlier.slice(0, mostEarlier),
    ...(original === null ? [] : [{ is: 'original' as const, revision: original, until: null }]),
  ];
  return all.length > 0 ? all : [{ is: 'same', revision: head, until: null }];
}
