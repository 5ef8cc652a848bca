/**
 * Runs in the page: presses what is lit, as a person would, and times each answer on the page's own clock, since a
 * question from outside would cost what it measures. It is installed as `globalThis.pilot`.
 */
export function installPilot() {
  const { document } = globalThis;
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const answers = () => one('[data-match]')?.dataset.answers;
  const isOver = () => one('[data-outcome]') !== null;
  const botIsAsked = () => one('[data-question].waits') !== null;
  const nextTask = () =>
    new Promise((done) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });
  /** After the picture: a task that is asked for while one is made comes when it has been laid out and painted. */
  const painted = () =>
    new Promise((done) => globalThis.requestAnimationFrame(() => void nextTask().then(done)));
  /** Nothing is under way any more: pictures wait for those before, of which two may still be drawn elsewhere. */
  const settled = async () => {
    for (let picture = 0; picture < 5; picture += 1) await painted();
  };
  /** In the turn in which the page changes, not at the next picture. */
  const until = (holds) =>
    new Promise((done, fail) => {
      if (holds()) return done();
      const observer = new globalThis.MutationObserver(() => {
        if (!holds()) return;
        stop();
        done();
      });
      const late = setTimeout(() => {
        stop();
        fail(new Error(`nothing came for ${holds}`));
      }, 10_000);
      const stop = () => {
        observer.disconnect();
        clearTimeout(late);
      };
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });

  let pressedAt = 0;
  globalThis.addEventListener('click', (event) => (pressedAt = event.timeStamp), true);
  let frame = performance.now();
  let longest = 0;
  const watch = (now) => {
    longest = Math.max(longest, now - frame);
    frame = now;
    globalThis.requestAnimationFrame(watch);
  };
  globalThis.requestAnimationFrame(watch);

  /** Something else each time: a small generator with a seed, so that two runs press the same. */
  let state = 1;
  const any = (things) => {
    state = (state * 48271) % 0x7fffffff;
    return things[state % things.length];
  };
  async function putAwaySummary() {
    await until(() => one('[data-match]:not([aria-busy])') !== null);
    const over = one('dialog[open] [data-summary]');
    if (!over) return;
    over.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until(() => one('dialog[open]') === null);
  }
  /** For the answer that is being given: pressed once more, a thing would be taken back. */
  const pressed = new Set();
  function nextToPress() {
    const choices = all('[role=menu]:popover-open [role=menuitem]');
    const confirm = one('[data-confirm]');
    const lit = all('[data-match] button[data-lit]').filter((button) => !pressed.has(button));
    const buttons = all('button[data-answer]:not(:disabled)');
    const target =
      choices.length > 0 ? any(choices) : (confirm ?? (lit.length > 0 ? any(lit) : any(buttons)));
    if (!target) throw new Error(`nothing to press: ${one('[data-match]')?.textContent}`);
    pressed.add(target);
    return target;
  }
  const isUnderWay = () => one('[data-cancel]') !== null || one('[role=menu]:popover-open') !== null;
  /** What was given stays on the screen as it was until the next question is there: the call tells. */
  let isGiven = false;
  const { send } = globalThis.WebSocket.prototype;
  globalThis.WebSocket.prototype.send = function (data) {
    isGiven ||= new TextDecoder().decode(data).includes('matches.answer');
    return send.call(this, data);
  };

  /** A press, and what comes of it: the answer is given, or the next press of it is waited for. */
  async function pressOnce(before) {
    const target = nextToPress();
    // As a mouse does: it comes to lie over what is pressed, and shows the card. No person presses while that, or the
    // last press, is still being drawn.
    target.dispatchEvent(new globalThis.PointerEvent('pointerenter'));
    await settled();
    isGiven = false;
    target.click();
    await nextTask();
    await until(() => answers() !== before || (!isGiven && isUnderWay()));
  }

  /** One answer, through every press of it; how long it took from the last press until it was painted. */
  async function answer() {
    await putAwaySummary();
    const before = answers();
    pressed.clear();
    longest = 0;
    for (let presses = 0; answers() === before && presses < 12; presses += 1) await pressOnce(before);
    // Gone on from here, a lost answer would be measured as a quick one.
    if (answers() === before)
      throw new Error(`presses that led to no answer: ${one('[data-question]')?.textContent}`);
    const answered = await painted().then(() => performance.now() - pressedAt);
    if (!botIsAsked()) return { answered, bot: null, longest };
    const asked = answers();
    await until(() => answers() !== asked);
    const bot = await painted().then(() => performance.now() - pressedAt);
    const paused = longest;
    await until(() => !botIsAsked());
    return { answered, bot, longest: paused };
  }

  /** The match that lies on the table, until it is over or so many answers were given. */
  async function play(most) {
    const times = [];
    await until(() => one('[data-match]') !== null && !botIsAsked());
    await painted();
    while (!isOver() && times.length < most) {
      times.push(await answer());
    }
    return times;
  }
  /** Another match, in the page that is open. */
  async function open(match) {
    globalThis.location.hash = `#play/${match}`;
    await until(() => one('[data-match]')?.dataset.match === match);
  }
  globalThis.pilot = { open, play, isOver };
}
