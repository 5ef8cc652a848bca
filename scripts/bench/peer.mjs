import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/** No dependency of ours: fetched when somebody measures, into a folder that git does not know. */
const version = '0.50.2';
const folder = join(root, 'node_modules/.cache/heartdeck-bench/peer');

function fetchPeer() {
  if (existsSync(join(folder, 'node_modules/boardgame.io/package.json'))) return null;
  mkdirSync(folder, { recursive: true });
  const asked = ['install', '--prefix', folder, `boardgame.io@${version}`];
  const quietly = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync('npm', [...asked, ...quietly], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (done.status === 0) return null;
  return (done.error?.message ?? done.stderr).trim().split('\n')[0] || `npm ended with ${done.status}`;
}

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

/** Random legal moves to the end, made by whichever client's turn it is. */
function playOut(clients) {
  let moves = 0;
  for (let state = clients[0].getState(); !state.ctx.gameover; state = clients[0].getState()) {
    const free = state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
    const mover = clients[clients.length === 1 ? 0 : Number(state.ctx.currentPlayer)];
    mover.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
  return moves;
}

/**
 * boardgame.io playing its tutorial's game. `local`: two clients and its own master between them, as two people on
 * one machine play. `client`: one client alone for both sides, with nobody between, a new one for each match. `{ missing }` says why it is not there.
 */
export function loadPeer() {
  const missing = fetchPeer();
  if (missing !== null) return { missing };
  const require = createRequire(join(folder, 'index.js'));
  const { Client } = require('boardgame.io/client');
  const { INVALID_MOVE } = require('boardgame.io/core');
  const { Local } = require('boardgame.io/multiplayer');
  const rules = game(INVALID_MOVE);
  let match = 0;
  const ways = {
    client: () => [Client({ game: rules, numPlayers: 2, debug: false })],
    local() {
      const common = {
        game: rules,
        numPlayers: 2,
        debug: false,
        multiplayer: Local(),
        matchID: `${(match += 1)}`,
      };
      return ['0', '1'].map((playerID) => Client({ ...common, playerID }));
    },
  };
  return {
    version,
    /** @param {'client' | 'local'} way @param {number} milliseconds */
    movesPerSecond(way, milliseconds) {
      const start = performance.now();
      const taken = () => performance.now() - start;
      let moves = 0;
      while (taken() < milliseconds) {
        const clients = ways[way]();
        for (const client of clients) client.start();
        moves += playOut(clients);
        for (const client of clients) client.stop();
      }
      return (moves * 1000) / taken();
    },
  };
}
