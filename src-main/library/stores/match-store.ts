import { randomUUID } from 'node:crypto';
import { failure } from '@shared/api/failures';
import type { Game } from '@shared/language/pack-format';
import { err, ok } from '@shared/util/result';
import type { MatchListed, MatchRecord, MatchStanding, MatchStore, Outcome } from '../library';
import { LibraryTrouble, type Session } from '../session';
import { fromColumn, toColumn } from '../storage/hash';
import type { Contents } from './contents';

interface Row {
  id: string;
  pack: string;
  revision: Buffer;
  game: Game;
  options: string;
  seed: string;
  started_at: number;
}

type ListedRow = Row & { answers: number; asked: number | null };

const columns = 'id, pack, revision, game, options, seed, started_at';

export class Matches implements MatchStore {
  readonly #session: Session;
  readonly #contents: Contents;
  readonly #all;
  readonly #one;
  readonly #choices;
  readonly #count;
  readonly #insert;
  readonly #append;
  readonly #drop;
  readonly #setOver;
  readonly #setAsked;
  readonly #listed;

  constructor(session: Session, contents: Contents) {
    this.#session = session;
    this.#contents = contents;
    const { db } = session;
    this.#all = db.prepare<[], Row>(`SELECT ${columns} FROM game_match ORDER BY rowid DESC`);
    this.#one = db.prepare<[string], Row>(`SELECT ${columns} FROM game_match WHERE id = ?`);
    this.#choices = db
      .prepare<[string], string>('SELECT choice FROM match_choice WHERE match = ? ORDER BY number')
      .pluck();
    this.#count = db.prepare<[string], number>('SELECT count(*) FROM match_choice WHERE match = ?').pluck();
    this.#insert = db.prepare<[string, string, Buffer, Game, string, string, number, number | null]>(
      `INSERT INTO game_match (${columns}, asked) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#append = db.prepare<[string, number, string]>(
      'INSERT INTO match_choice (match, number, choice) VALUES (?, ?, ?)',
    );
    this.#drop = db.prepare<[string, number]>('DELETE FROM match_choice WHERE match = ? AND number >= ?');
    this.#setOver = db.prepare<[string, string]>(
      "UPDATE game_match SET options = json_set(options, '$.over', json(?)) WHERE id = ?",
    );
    this.#setAsked = db.prepare<[number | null, string]>('UPDATE game_match SET asked = ? WHERE id = ?');
    this.#listed = db.prepare<[], ListedRow>(
      `SELECT ${columns}, asked, (SELECT count(*) FROM match_choice WHERE match = id) AS answers
       FROM game_match ORDER BY rowid DESC`,
    );
  }

  create(
    match: Omit<MatchRecord, 'id' | 'startedAt' | 'choices'>,
    choices: readonly unknown[] = [],
    asked: number | null = null,
  ): Outcome<MatchRecord> {
    return this.#session.write(() => {
      const { pack, game, seed } = match;
      const revision = this.#contents.revision(pack, match.revision);
      if (!revision.ok) return revision;
      const id = randomUUID();
      const options = JSON.stringify(match.options ?? null);
      const startedAt = this.#session.now();
      this.#insert.run(id, pack, toColumn(match.revision), game, options, seed, startedAt, asked);
      choices.forEach((choice, nth) => this.#append.run(id, nth, JSON.stringify(choice ?? null)));
      return this.#record(id);
    });
  }

  appendChoice(match: string, index: number, choice: unknown): Outcome<void> {
    return this.appendChoices(match, index, [choice], { over: false, asked: null });
  }

  appendChoices(
    match: string,
    index: number,
    choices: readonly unknown[],
    { over, asked }: MatchStanding,
  ): Outcome<void> {
    return this.#session.write(() => {
      if (!this.#one.get(match)) return err(failure('no-such-match', { match }));
      const expected = this.#count.get(match) ?? 0;
      if (index !== expected) return err(failure('choice-out-of-order', { match, index, expected }));
      choices.forEach((choice, nth) => this.#append.run(match, index + nth, JSON.stringify(choice ?? null)));
      if (over) this.#setOver.run('true', match);
      this.#setAsked.run(asked, match);
      return ok(undefined);
    });
  }

  keepChoices(match: string, count: number, asked: number | null): Outcome<void> {
    return this.#session.write(() => {
      if (!this.#one.get(match)) return err(failure('no-such-match', { match }));
      this.#drop.run(match, count);
      this.#setOver.run('false', match);
      this.#setAsked.run(asked, match);
      return ok(undefined);
    });
  }

  listed(): Outcome<MatchListed[]> {
    return this.#session.read(() =>
      ok(
        this.#listed.all().map(({ revision, options, started_at, ...row }) => ({
          ...row,
          revision: fromColumn(revision),
          options: JSON.parse(options) as unknown,
          startedAt: started_at,
        })),
      ),
    );
  }

  get(match: string): Outcome<MatchRecord> {
    return this.#session.read(() => this.#record(match));
  }

  list(): MatchRecord[] {
    return LibraryTrouble.unless(this.#session.read(() => ok(this.#all.all().map((row) => this.#from(row)))));
  }

  #record(id: string): Outcome<MatchRecord> {
    const row = this.#one.get(id);
    return row ? ok(this.#from(row)) : err(failure('no-such-match', { match: id }));
  }

  #from({ revision, options, started_at, ...row }: Row): MatchRecord {
    return {
      ...row,
      revision: fromColumn(revision),
      options: JSON.parse(options) as unknown,
      startedAt: started_at,
      choices: this.#choices.all(row.id).map((choice) => JSON.parse(choice) as unknown),
    };
  }
}
