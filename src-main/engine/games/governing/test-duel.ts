import { rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { findAnswer, speakerWith, type PlainMove } from './answers';
import { compileProgram } from './compile';
import { createLog, type GameLog } from './log';
import { cardsIn, layOutPosition, type Position } from './position';
import { prepare } from './source';
import { Names } from './scenario/names';
import type { Program, Table } from './table';
import { shippedDefinitions } from './test-shipped';
import { advance, answer } from './turn';

/** A position of the shipped cards, played on by the names that scenarios use, with its log. Tests only. */
export interface Duel {
  readonly t: Table;
  readonly names: Names;
  readonly log: GameLog;
}

function programFor(given: Position): Program {
  const prepared = prepare(shippedDefinitions(), {});
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
  const seats = given.players ?? 2;
  return compileProgram({ ...prepared.value.source, seats, records: cardsIn(given) });
}

export function playDuel(given: Position, moves: readonly PlainMove[]): Duel {
  const objects: { name: string; ref: number }[] = [];
  const t = layOutPosition(programFor(given), given, (name, ref) => objects.push({ name, ref }));
  const names = new Names(t);
  for (const { name, ref } of objects) names.give(name, ref);
  const log = createLog(t.l.seats);
  log.attach(t);
  const write = t.log;
  t.log = (event) => {
    names.note(event);
    write?.(event);
  };
  advance(t);
  for (const move of moves) {
    const code = findAnswer(
      t,
      speakerWith((ref) => names.of(ref)),
      move,
    );
    if (code === null) throw new Error(`not offered: ${JSON.stringify(move)}`);
    answer(t, code);
  }
  return { t, names, log };
}

export const asksNow = (t: Table): boolean => at(t.s, restAt) === rest.question;
