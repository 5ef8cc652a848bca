import { failure, type Failure, type Misfit } from '@shared/api/failures';
import { err, ok, type Result } from '@shared/util/result';
import type { Library } from '../../library/library';
import { type MatchDocument, matchDocument, matchFormat, matchVersion } from './match-file';
import { seatLetters, seatName } from './match-seats';
import type { MatchRequest, Matches } from './running-matches';
import type { OpenMatch } from './open-match';
import { playedOut, type PlayedOut } from './played-out';
import { parseDocument, type SourceDocument } from '@shared/language/parse-document';
import { valueAt } from '@shared/language/form-choice';

/** A match file as it is written; whether it can be played is another question. */
interface ReadMatchFile {
  readonly document: MatchDocument;
  /** That a part of it is not as it should be. */
  wrongPart(path: readonly PropertyKey[]): Failure;
}

function readMatchFile(file: string, text: string): Result<ReadMatchFile, Failure> {
  const document = parseDocument(file, text);
  if (!document.ok) {
    const [first] = document.error;
    return err(
      failure('match-file-unreadable', { file, line: first?.line ?? 1, column: first?.column ?? 1 }),
    );
  }
  const { value } = document.value;
  if (!isRecord(value) || value['format'] !== matchFormat)
    return err(failure('match-file-foreign', { file }));
  const { version } = value;
  if (typeof version === 'number' && version > matchVersion)
    return err(failure('match-file-newer', { file, version, known: matchVersion }));
  const wrongPart = (path: readonly PropertyKey[], isStrange = false): Failure =>
    partFailure(file, document.value, path, isStrange);
  const read = matchDocument.safeParse(value);
  if (read.success) return ok({ document: read.data, wrongPart: (path) => wrongPart(path) });
  const [issue] = read.error.issues;
  // A key that nobody knows is told itself: its parent is right.
  const strange = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return err(wrongPart([...(issue?.path ?? []), ...strange], strange.length > 0));
}

function partFailure(
  file: string,
  document: SourceDocument,
  path: readonly PropertyKey[],
  isStrange: boolean,
): Failure {
  const isMissing = valueAt(document.value, path) === undefined;
  const problem = isStrange ? 'strange' : isMissing ? 'missing' : 'wrong';
  const { line, column } = document.place(path);
  return failure('match-file-part', { file, at: path.map(String).join('.'), problem, line, column });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface MatchToImport {
  readonly fileName: string;
  readonly text: string;
  /** So many choices and no more. */
  readonly upTo?: number | undefined;
}

/** A match out of a file. All of it is checked, choice by choice, before anything is written. */
export function importMatch(
  library: Library,
  matches: Matches,
  { fileName: file, text, upTo }: MatchToImport,
): Result<OpenMatch, Failure> {
  const read = readMatchFile(file, text);
  if (!read.ok) return read;
  const { document, wrongPart } = read.value;
  const played = findPlayed(library, file, document);
  if (!played.ok) return played;
  const { game, mode, options, seed, players, designer, scenario } = document;
  const choices = document.choices.slice(0, upTo);
  const request: MatchRequest = {
    ...{ game, ...played.value, mode, options, seed, players, designer, scenario },
  };
  const first = matches.first(request);
  // The words of that failure are about a file of scenarios.
  if (!first.ok) return first.error.code === 'scenario-refused' ? err(wrongPart(['scenario'])) : first;
  const { refused, tables } = playedOut(first.value, choices);
  if (refused) return err(choiceFailure(file, document, refused, tables));
  return matches.begin({ ...request, choices });
}

/**
 * The revision that holds what the match was played with: of the pack it names, or of another one that holds the same,
 * as a pack does that came here by a file.
 */
function findPlayed(
  library: Library,
  file: string,
  { game, pack, content }: MatchDocument,
): Result<{ readonly pack: string; readonly revision: string }, Failure> {
  const name = pack.names.en;
  const holding = library.packs.withContent(content);
  if (!holding.ok) return holding;
  const played = holding.value.find((one) => one.pack === pack.id) ?? holding.value[0];
  const found = library.packs.get(played?.pack ?? pack.id);
  if (!found.ok || found.value.deletedAt !== null)
    return err(failure('match-file-pack', { file, pack: pack.id, name }));
  if (found.value.game !== game)
    return err(failure('match-file-game', { file, name, found: found.value.game, game }));
  return played
    ? ok(played)
    : err(failure('match-file-revision', { file, name, revision: content.slice(0, shownDigits) }));
}
const shownDigits = 8;

/** Choices are numbered from 1: people count so, and as many as are told are right before it. */
function choiceFailure(
  file: string,
  { players }: MatchDocument,
  { number, choice, refusal }: NonNullable<PlayedOut['refused']>,
  tables: PlayedOut['tables'],
): Failure {
  const said = typeof choice === 'object' && choice !== null && 'by' in choice ? choice.by : null;
  const letter = seatLetters.findIndex((one) => one === said);
  const seat = letter >= 0 ? letter : (tables.at(-1)?.asked[0] ?? -1);
  return failure('match-file-choice', {
    file,
    number: number + 1,
    by: seatName(players, seat) || '–',
    move: JSON.stringify(choice).slice(0, longestMove),
    why: misfitOf[refusal] ?? 'other',
    valid: number,
  });
}
const longestMove = 200;

/** By the engine's codes; what is none of these is simply not offered. */
const misfitOf: Readonly<Record<string, Misfit>> = {
  over: 'over',
  'round-over': 'over',
  'not-your-decision': 'turn',
  'not-now': 'turn',
  'not-in-hand': 'absent',
  'no-such': 'absent',
  'zone-locked': 'locked',
  'must-play': 'must',
  'must-play-out': 'must',
  'must-swing': 'must',
  ap: 'cost',
  'empty-book': 'cost',
  'face-up-only': 'forbidden',
  'requirement-unmet': 'forbidden',
  cannot: 'forbidden',
  exhausted: 'forbidden',
  unsettled: 'forbidden',
  target: 'forbidden',
};
