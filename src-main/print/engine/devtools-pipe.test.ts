import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { DevtoolsPipe } from './devtools-pipe';

/** A pipe with the browser's ends in the test's hand. */
function piped() {
  const [out, from] = [new PassThrough(), new PassThrough()];
  const pipe = new DevtoolsPipe(out, from);
  /** What was asked so far. */
  const asked = (): unknown[] =>
    ((out.read() as Buffer | null)?.toString('utf8') ?? '')
      .split('\0')
      .filter((text) => text !== '')
      .map((text) => JSON.parse(text) as unknown);
  const say = (...messages: unknown[]): void => {
    for (const message of messages) from.emit('data', Buffer.from(`${JSON.stringify(message)}\0`));
  };
  return { pipe, out, from, asked, say };
}

describe('a question over the pipe', () => {
  it('has a number, ends with a zero byte, and gets the answer of that number', async () => {
    const { pipe, asked, say } = piped();
    const [first, second] = [pipe.send('A.a', { x: 1 }), pipe.send('B.b', {}, 'session')];
    expect(asked()).toEqual([
      { id: 1, method: 'A.a', params: { x: 1 } },
      { id: 2, method: 'B.b', params: {}, sessionId: 'session' },
    ]);
    say({ id: 2, result: { is: 'second' } }, { id: 1, result: { is: 'first' } });
    expect(await Promise.all([first, second])).toEqual([{ is: 'first' }, { is: 'second' }]);
  });

  it('is answered however the answer is cut, letters of several bytes included', async () => {
    const texts = [{ id: 1, result: { name: '恋 ї' } }, { id: 2 }, { id: 3, result: { n: 3 } }];
    const bytes = Buffer.from(texts.map((text) => `${JSON.stringify(text)}\0`).join(''));
    for (const size of [1, 2, 3, 7, 20, bytes.length]) {
      const { pipe, from } = piped();
      const answers = texts.map(() => pipe.send('A.a'));
      for (let at = 0; at < bytes.length; at += size) from.emit('data', bytes.subarray(at, at + size));
      expect(await Promise.all(answers)).toEqual([{ name: '恋 ї' }, {}, { n: 3 }]);
    }
  });

  it('fails with what the browser says', async () => {
    const { pipe, say } = piped();
    const answer = pipe.send('A.a');
    say({ id: 1, error: { message: 'no such method' } });
    await expect(answer).rejects.toThrow('no such method');
  });

  it('an answer that nobody waits for is no trouble', async () => {
    const { pipe, say } = piped();
    const answer = pipe.send('A.a');
    say({ id: 9, result: {} }, { result: {} }, { id: 1, result: { x: 1 } }, { id: 1, result: { x: 2 } });
    expect(await answer).toEqual({ x: 1 });
  });
});

describe('events', () => {
  it('go to the listener of their session', () => {
    const { pipe, say } = piped();
    const [one, other] = [vi.fn(), vi.fn()];
    pipe.on('Page.loaded', 'one', one);
    pipe.on('Page.loaded', 'other', other);
    say(
      { method: 'Page.loaded', params: { x: 1 }, sessionId: 'one' },
      { method: 'Page.loaded', sessionId: 'other' },
      { method: 'Page.loaded' },
      { method: 'Page.other', sessionId: 'one' },
    );
    expect([one.mock.calls, other.mock.calls]).toEqual([[[{ x: 1 }]], [[{}]]]);
  });
});

describe('a browser that ends', () => {
  it('tells everybody who waits, and whoever asks later', async () => {
    const { pipe, asked } = piped();
    const waiting = [pipe.send('A.a'), pipe.send('B.b')];
    asked();
    pipe.end(new Error('exit 1'));
    pipe.end(new Error('exit 2'));
    for (const answer of [...waiting, pipe.send('C.c')]) await expect(answer).rejects.toThrow('exit 1');
    expect(asked()).toEqual([]);
  });

  it('and leaves broken pipes behind, which end nothing else', () => {
    const { out, from } = piped();
    expect(() => out.emit('error', new Error('EPIPE'))).not.toThrow();
    expect(() => from.emit('error', new Error('ECONNRESET'))).not.toThrow();
  });
});
