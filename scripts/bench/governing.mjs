import { root } from '../lib/root.mjs';
import { alone } from './alone.mjs';
import { median } from './statistics.mjs';

/**
 * The duel beside YGIOS, by turns, each in a process of its own: a worker of the lab plays one game too, and code that
 * has seen two is slower. @param {string} engineFile
 */
export function governingRows(engineFile, repetitions = 5) {
  /** @param {string} game @returns {number} */
  const speed = (game) => alone(engineFile, 'speedOf', [root, game]);
  const turns = Array.from({ length: repetitions }, () => ({
    duel: speed('governing'),
    ygios: speed('ygios'),
  }));
  const ratios = turns.map(({ duel, ygios }) => duel / ygios);
  const ygios = Math.round(median(turns.map((turn) => turn.ygios)));
  return [
    {
      what: 'duel: decisions, random players, log off',
      measured: median(turns.map(({ duel }) => duel)),
      unit: 'per second',
      note: `median of ${repetitions} processes; YGIOS advanced by turns with them: ${ygios.toLocaleString('en')}`,
    },
    {
      what: 'duel: decisions against those of YGIOS advanced',
      measured: median(ratios),
      unit: '×',
      budget: 0.5,
      atLeast: true,
      note: `from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    },
  ];
}
