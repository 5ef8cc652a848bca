import { afterAll, expect, it } from 'vitest';
import { isRuleId } from '@shared/help/index';
import { languages } from '@shared/util/languages';
import { tempFolder, terminalIn } from '../test-terminal';

const folder = tempFolder();
const run = terminalIn(folder.path);
afterAll(() => folder[Symbol.dispose]());

const log = (game: string): string[] => ['trace', '--game', game, '--log', '--seed', '3', '--rounds', '2'];
const scripts = { en: /[A-Za-z]/, ja: /[\u3040-\u30ff]/u, uk: /[\u0400-\u04ff]/u } as const;

it.each(languages.flatMap((language) => [['ygios', language] as const, ['governing', language] as const]))(
  'tells %s in sentences: %s',
  async (game, language) => {
    const { status, out, err } = await run([...log(game), '--lang', language]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const lines = out.split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) expect(line).toMatch(scripts[language]);
    // A card is called by its name, never by its id.
    expect(out).not.toMatch(/\b(?:[adht]\d\d|(?:home|town|school)-\d)\b/);
    expect(out).toContain('\n\n');
  },
);

it('names the rules that explain a line, and only rules that there are', async () => {
  const { out } = await run(log('governing'));
  const named = out.split('\n').flatMap((line) => /\[([^\]]+)\]$/.exec(line)?.[1]?.split(' ') ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((id) => !isRuleId(id))).toEqual([]);
  expect(out).toMatch(/because its Max SP rises: .* \[M1\]\n/);
  // What happens every turn is no matter of rules.
  expect(out).not.toMatch(/(?:swings at|passes|pays 2 AP to draw).*\[/);
  expect(out).toMatch(/^Duel 1 \(seed 3\)\n/);
});

it('is the same for the same seed, and has no positions', async () => {
  expect((await run(log('governing'))).out).toBe((await run(log('governing'))).out);
  const wrong = await run([...log('ygios'), '--positions', 'x.jsonl']);
  expect(wrong.status).not.toBe(0);
});
