import type { SeenMatch } from '@shared/api/matches';
import type { BoardParts } from '../table/board-parts';
import { governingBoard } from './governing/board';
import GenericMiddle from './generic/GenericMiddle.svelte';
import GenericStrip from './generic/GenericStrip.svelte';
import { ygiosBoard } from './ygios/board';

/** For a game that nobody has drawn a table for. */
export const genericBoard: BoardParts = { Middle: GenericMiddle, Strip: GenericStrip, marks: {} };

const boards: Readonly<Partial<Record<SeenMatch['game'], BoardParts>>> = {
  ygios: ygiosBoard,
  governing: governingBoard,
};

export const boardFor = (game: SeenMatch['game']): BoardParts => boards[game] ?? genericBoard;
