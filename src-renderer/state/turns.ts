/** When the next picture is drawn, and what the time is. */
export interface Clock {
  nextFrame(go: () => void): void;
  now(): number;
}
const screen: Clock = {
  nextFrame: (go) => void requestAnimationFrame(go),
  now: () => performance.now(),
};

/** Of the 16 ms that a picture has, what drawing cards may take while somebody scrolls, and while nobody does. */
const whileMoving = 7;
const whileStill = 60;
/** For what nobody looks at yet: little enough that keys and clicks are still answered at once. */
const unseen = 24;
/** A wheel turns in steps: this long after the last of them the view still counts as moving. */
const settles = 120;

/**
 * Drawing a card costs more than a tile: a screen full of them at once would stop the scrolling. So they take
 * turns, first come first served, as many in each picture as there is time for; at least one.
 */
export class Turns {
  readonly #clock: Clock;
  readonly #waiting = new Set<() => void>();
  /** Its turn comes when nobody else waits. */
  readonly #unseen = new Set<() => void>();
  #runs = false;
  #movedAt = -Infinity;

  constructor(clock: Clock = screen) {
    this.#clock = clock;
  }

  moved(): void {
    this.#movedAt = this.#clock.now();
  }

  /** `go` does its work before it returns. What is called off is forgotten: a card scrolled past costs nothing. */
  ask(go: () => void, seen = true): () => void {
    const queue = seen ? this.#waiting : this.#unseen;
    queue.add(go);
    this.#start();
    return () => void queue.delete(go);
  }

  #start(): void {
    if (this.#runs) return;
    this.#runs = true;
    this.#clock.nextFrame(() => this.#frame());
  }

  #frame(): void {
    const moving = this.#clock.now() - this.#movedAt < settles;
    if (this.#waiting.size > 0) this.#take(this.#waiting, moving ? whileMoving : whileStill);
    else if (!moving) this.#take(this.#unseen, unseen);
    this.#runs = false;
    if (this.#waiting.size + this.#unseen.size > 0) this.#start();
  }

  #take(queue: Set<() => void>, budget: number): void {
    const began = this.#clock.now();
    for (const go of queue) {
      queue.delete(go);
      go();
      if (this.#clock.now() - began >= budget) break;
    }
  }
}
