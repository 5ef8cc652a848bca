export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];
/** How long a step stays at the ordinary speed: long enough to see what came. */
const stepMs = 1200;

interface Stepped {
  readonly at: number;
  readonly total: number;
}

/** Lets a replay run by itself. The clock is given, so that a test has its own. */
export class Playback {
  playing = $state(false);
  speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly replay: Stepped,
    /** Resolves when the step is on the screen. */
    private readonly step: (at: number) => Promise<void>,
    private readonly later = (run: () => void, ms: number): ReturnType<typeof setTimeout> =>
      setTimeout(run, ms),
  ) {}

  async toggle(): Promise<void> {
    if (this.playing) return this.pause();
    this.playing = true;
    // At the end there is nothing to come: it begins again.
    if (this.replay.at >= this.replay.total) await this.step(0);
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    if (!this.playing) return;
    if (this.replay.at >= this.replay.total) return this.pause();
    this.#timer = this.later(() => void this.#go(), stepMs / this.speed);
  }

  async #go(): Promise<void> {
    if (!this.playing) return;
    await this.step(this.replay.at + 1);
    this.#next();
  }
}
