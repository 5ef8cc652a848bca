import { alone } from './alone.mjs';
import { loadPeer } from './peer.mjs';
import { median } from './statistics.mjs';
import { root } from '../lib/root.mjs';

/** Run by the Node that is measured: the turns of both. @param {string} engineFile */
export async function takeTurns(engineFile) {
  const { besidePeer } = await import(engineFile);
  const peer = loadPeer();
  if ('missing' in peer) return { node: process.version, turns: await besidePeer(root, () => NaN), peer };
  const turns = await besidePeer(root, peer.movesPerSecond);
  await peer.stop();
  return { node: process.version, turns, peer };
}

/** @param {readonly number[]} found */
const middle = (found) => ({
  measured: median(found),
  note: `median of ${found.length}; ${[Math.min(...found), Math.max(...found)].map((n) => Math.round(n).toLocaleString('en')).join(' to ')}`,
});

function rowsOf({ node, turns, peer }, isReference) {
  const ours = {
    what: `YGIOS advanced, random players, all answers listed, one core, Node ${node}`,
    ...middle(turns.map((turn) => turn.ours)),
    unit: 'decisions/s',
  };
  if ('missing' in peer) {
    const note = `not measured: boardgame.io could not be fetched (${peer.missing})`;
    return [ours, { what: 'against boardgame.io', measured: Number.NaN, unit: '×', note }];
  }
  return [
    ours,
    {
      what: `boardgame.io ${peer.version}, its tic-tac-toe, random moves, Node ${node}`,
      ...middle(turns.map((turn) => turn.theirs)),
      unit: 'moves/s',
    },
    {
      what: 'our decisions against its moves, by turns',
      ...middle(turns.map((turn) => turn.ours / turn.theirs)),
      unit: '×',
      ...(isReference ? { budget: 100, atLeast: true } : {}),
    },
  ];
}

/**
 * The engine beside boardgame.io, with the Node that is installed here and with the one the product brings. DESIGN's
 * budget goes with the first (“about 6 000 here”): on the second boardgame.io is more than three times as fast, the
 * engine a sixth. @param {string} engineFile
 */
export function besidePeerRows(engineFile) {
  const installed = process.env.npm_node_execpath ?? process.execPath;
  return [...new Set([installed, process.execPath])].flatMap((node, index) =>
    rowsOf(alone(import.meta.url, 'takeTurns', [engineFile], node), index === 0),
  );
}
