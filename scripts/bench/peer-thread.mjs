import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** Noughts and crosses as its tutorial has it: one cell a move, three in a row or a full board end it. */
const game = (invalid) => ({
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return invalid;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G: { cells }, ctx }) {
    if (lines.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]))
      return { winner: ctx.currentPlayer };
    return cells.includes(null) ? undefined : { draw: true };
  },
});

/** Random legal moves to the end. */
function playOut(client) {
  let moves = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
    client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
  return moves;
}

const require = createRequire(join(workerData.folder, 'index.js'));
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');
const rules = game(INVALID_MOVE);

/** One client for both sides, a new one for each match. @param {number} milliseconds */
function movesPerSecond(milliseconds) {
  const start = performance.now();
  const taken = () => performance.now() - start;
  let moves = 0;
  while (taken() < milliseconds) {
    const client = Client({ game: rules, numPlayers: 2, debug: false });
    client.start();
    moves += playOut(client);
    client.stop();
  }
  return (moves * 1000) / taken();
}

parentPort.on('message', (milliseconds) => parentPort.postMessage(movesPerSecond(milliseconds)));
