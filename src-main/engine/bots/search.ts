import type { Arena } from '../kernel/arena';
import type { Observation } from './bot';
import { SearchTree, unknown } from './search-tree';
import { worthFor } from './worth';
import type { Chance } from '../kernel/chance';

/** Answers after which a world is judged as it stands, once no text is under way: a duel may go on for hundreds. */
const enough = 32;
/** And whatever is under way: texts that ask for ever are not waited for. */
const most = 200;
/** Of so many turns that come to mind the best is made. Fewer play like nobody does; more take too long. */
const thoughts = 2;

/**
 * Plays on from where a desk stands, quickly and not quite at random, to the end of the round. Nobody gives one up:
 * whether that is better is what the search finds out.
 */
class PlayOut {
  readonly #desk: Arena;
  readonly #kept: Int32Array;

  constructor(desk: Arena) {
    this.#desk = desk;
    this.#kept = new Int32Array(desk.state.length);
  }

  run(chance: Chance): void {
    const desk = this.#desk;
    for (let step = 0; step < most && desk.count > 0; step++) {
      const isMidText = desk.isMidText;
      if (step >= enough && !isMidText) return;
      const { count, retreat } = desk;
      // The answer that gives up is the last one.
      const plays = retreat < 0 || count === 1 ? count : count - 1;
      if (isMidText || plays === 1) desk.choose(chance.below(plays));
      else this.#takeTurn(plays, chance);
    }
  }

  #takeTurn(plays: number, chance: Chance): void {
    const desk = this.#desk;
    const { seat } = desk;
    this.#kept.set(desk.state);
    let best = chance.below(plays);
    desk.choose(best);
    let bestWorth = desk.standing(seat);
    let last = best;
    for (let nth = 1; nth < thoughts; nth++) {
      const other = chance.below(plays);
      if (other === last) continue;
      desk.load(this.#kept, seat);
      desk.choose(other);
      last = other;
      const worth = desk.standing(seat);
      if (worth <= bestWorth) continue;
      best = other;
      bestWorth = worth;
    }
    if (last === best) return;
    desk.load(this.#kept, seat);
    desk.choose(best);
  }
}

/** How much an answer that was seldom taken is worth trying, beside what came of it. */
const curiosity = 0.6;
/** How much better than the others an answer is taken to be that nobody has tried. */
const hope = 0.1;
/** A lead of so much, in the measure of `standing`, is half-way to a win. */
const halfWay = 500;
/** Answers so much worse than the best, in the same measure, have half its promise. */
const farBehind = 150;
/** A node is looked at from all sides once it was come to so often, and the question itself in so many worlds. */
const worthLooking = 8;
const looksAtRoot = 4;
const looksApart = 64;
/** More answers are not looked at one by one. */
const mostLooked = 300;
/** Nodes of the tree; when they are used up it grows no more, and the search goes on. */
const mostNodes = 1 << 17;
/** Answers on the way down: texts that ask for ever are not followed. */
const deepest = 60;

/** What a search thinks of one answer. */
export interface Verdict {
  /** How often it was tried. */
  readonly visits: number;
  /** What came of it: -1, lost for sure, to 1, won; null: it was not tried. */
  readonly worth: number | null;
}

/**
 * Monte Carlo tree search over what a seat knows (ISMCTS, with one observer): every iteration imagines another world
 * that agrees with the sight, goes down one tree for all of them, and plays on to the end of the round. An answer is
 * compared with the others only where it was offered, since hands differ from world to world. Whole numbers, square
 * roots and the four operations, which every machine does alike: the same question has the same answer anywhere.
 */
export class Search {
  readonly #desk: Arena;
  readonly #tree = new SearchTree(mostNodes);
  readonly #playOut: PlayOut;
  readonly #kept: Int32Array;
  /** The nodes of the answers to the question on the desk, by their places. */
  #nodes = new Int32Array(64);
  #looks = new Float64Array(64);
  /** The way down: nodes, and who took them. */
  readonly #path = new Int32Array(deepest);
  readonly #takers = new Int32Array(deepest);

  /** `desk` is its own: no game is played on it. */
  constructor(desk: Arena) {
    this.#desk = desk;
    this.#playOut = new PlayOut(desk);
    this.#kept = new Int32Array(desk.state.length);
  }

  /** A verdict on each answer, by its place; null: told to stop. */
  run(observation: Observation, iterations: number, goesOn: () => boolean = always): Verdict[] | null {
    const { sight, guess, count } = observation;
    if (count === 1) return [{ visits: 1, worth: null }];
    const [desk, tree] = [this.#desk, this.#tree];
    tree.clear();
    for (let nth = 0; nth < iterations; nth++) {
      if (!goesOn()) return null;
      desk.imagine(sight, guess);
      // Answers never depend on what is hidden; if a pack's texts make them, this world says nothing.
      if (desk.count !== count) continue;
      const depth = this.#goDown(nth);
      this.#playOut.run(guess);
      this.#learn(depth);
    }
    return Array.from({ length: count }, (_, answer) => this.#verdict(answer));
  }

  #verdict(answer: number): Verdict {
    const node = this.#tree.find(0, answer);
    const visits = node < 0 ? 0 : (this.#tree.visits[node] ?? 0);
    return { visits, worth: visits === 0 ? null : (2 * (this.#tree.worth[node] ?? 0)) / visits - 1 };
  }

  /** Takes answers as far as the tree reaches and one further; how many. */
  #goDown(nth: number): number {
    const [desk, tree] = [this.#desk, this.#tree];
    let node = 0;
    let depth = 0;
    for (let single = 0; desk.count > 0 && depth < deepest && single < deepest;) {
      const { count } = desk;
      if (count === 1) {
        desk.choose(0);
        single++;
        continue;
      }
      if ((node !== 0 && tree.visits[node] === 0) || !this.#findNodes(node, count)) break;
      const { seat } = desk;
      const isTimeToLook =
        node === 0
          ? nth % looksApart === 0 && nth < looksApart * looksAtRoot
          : tree.visits[node] === worthLooking;
      if (isTimeToLook && count <= mostLooked) this.#look(count);
      const taken = this.#select(count);
      node = this.#nodes[taken] ?? 0;
      this.#path[depth] = node;
      this.#takers[depth] = seat;
      depth++;
      desk.choose(taken);
    }
    return depth;
  }

  /** false: the tree is full, and has no place for some of these answers. */
  #findNodes(parent: number, count: number): boolean {
    const [desk, tree] = [this.#desk, this.#tree];
    const hasRoom = tree.hasRoomFor(count);
    if (this.#nodes.length < count) {
      this.#nodes = new Int32Array(2 * count);
      this.#looks = new Float64Array(2 * count);
    }
    // Two seats may be asked alike in one place, in different worlds.
    const asked = Math.imul(desk.seat, 0x3d4d51cb);
    for (let answer = 0; answer < count; answer++) {
      // The question itself is the same in every world, and so are its answers.
      const key = parent === 0 ? answer : desk.answerKey(answer) ^ asked;
      const node = hasRoom ? tree.at(parent, key) : tree.find(parent, key);
      if (node < 0) return false;
      this.#nodes[answer] = node;
      tree.offered[node] = (tree.offered[node] ?? 0) + 1;
    }
    return true;
  }

  /** How each answer looks right after it is taken: what is worth trying first. */
  #look(count: number): void {
    const [desk, tree] = [this.#desk, this.#tree];
    const { seat } = desk;
    this.#kept.set(desk.state);
    let best = Number.NEGATIVE_INFINITY;
    for (let answer = 0; answer < count; answer++) {
      if (answer > 0) desk.load(this.#kept, seat);
      desk.choose(answer);
      const standing = desk.standing(seat);
      this.#looks[answer] = standing;
      if (standing > best) best = standing;
    }
    desk.load(this.#kept, seat);
    for (let answer = 0; answer < count; answer++) {
      const behind = (best - (this.#looks[answer] ?? 0)) / farBehind;
      const promise = 1 / (1 + behind * behind);
      const node = this.#nodes[answer] ?? 0;
      const before = tree.promise[node] ?? unknown;
      tree.promise[node] = before === unknown ? promise : (before + promise) / 2;
    }
  }

  /** The answer with the best sum of what came of it and what it promises. */
  #select(count: number): number {
    const tree = this.#tree;
    const nodes = this.#nodes;
    let promises = 0;
    let known = 0;
    let visits = 0;
    let worth = 0;
    for (let answer = 0; answer < count; answer++) {
      const node = nodes[answer] ?? 0;
      const promise = tree.promise[node] ?? unknown;
      if (promise !== unknown) {
        promises += promise;
        known++;
      }
      visits += tree.visits[node] ?? 0;
      worth += tree.worth[node] ?? 0;
    }
    // Whatever nobody looked at is as promising as the others, and as good until it is tried.
    const usual = known === 0 ? 1 : promises / known;
    const all = promises + usual * (count - known);
    const mean = visits === 0 ? 0.5 : worth / visits;
    let best = 0;
    let bestSum = Number.NEGATIVE_INFINITY;
    for (let answer = 0; answer < count; answer++) {
      const node = nodes[answer] ?? 0;
      const tried = tree.visits[node] ?? 0;
      const promise = tree.promise[node] ?? unknown;
      const came = tried === 0 ? mean + hope : (tree.worth[node] ?? 0) / tried;
      const share = (promise === unknown ? usual : promise) / all;
      const sum = came + (curiosity * share * Math.sqrt(tree.offered[node] ?? 0)) / (1 + tried);
      if (sum <= bestSum) continue;
      best = answer;
      bestSum = sum;
    }
    return best;
  }

  /** What became of it is noted on the whole way, for each as it looks to whoever took it. */
  #learn(depth: number): void {
    const [desk, tree] = [this.#desk, this.#tree];
    const rewards: number[] = [];
    tree.visits[0] = (tree.visits[0] ?? 0) + 1;
    for (let step = 0; step < depth; step++) {
      const node = this.#path[step] ?? 0;
      const taker = this.#takers[step] ?? 0;
      const reward = (rewards[taker] ??= rewardOf(worthFor(desk, taker)));
      tree.visits[node] = (tree.visits[node] ?? 0) + 1;
      tree.worth[node] = (tree.worth[node] ?? 0) + reward;
    }
  }
}

const always = (): boolean => true;

/** 0 to 1: a lead counts less the larger it is. */
const rewardOf = (worth: number): number => 0.5 + (0.5 * worth) / (Math.abs(worth) + halfWay);
