import { readFileSync } from 'node:fs';
import { languages } from '@shared/util/languages';
import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';
import { freshDataDir, removeDataDir, runNode } from '../support/web-host';

// Long ones, and none needs what another has done: both cores play.
test.describe.configure({ mode: 'parallel' });

/** What the engine tells of a match file that it has played through. */
interface Replayed {
  readonly answers: number;
  readonly outcome: string | null;
  readonly players: readonly { readonly name: string; readonly figures: readonly string[] }[];
  readonly log: readonly string[];
}

/** Another library, made once: to make one takes longer than to replay a match. */
let elsewhere: string | null = null;
test.afterAll(() => {
  if (elsewhere !== null) removeDataDir(elsewhere);
  elsewhere = null;
});

/** In another process, with another library: it knows nothing of this match but the file. */
async function replayed(file: string, seat: string, language: string): Promise<Replayed> {
  elsewhere ??= freshDataDir();
  const asked = ['--json', '--seat', seat, '--lang', language, '--data-dir', elsewhere];
  const { status, output } = await runNode('cli', ['match', 'import', file, ...asked]);
  expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });
  return JSON.parse(output) as Replayed;
}

/** More than any Timeline has that is played so: a table that goes round in circles must not hang the test. */
const most = 400;
/** After so many answers the first seat backs off whenever it can: the Timeline comes to its end. */
const enough = 24;
const backingOff = 5;
const seeds = { en: 11, ja: 12, uk: 13 } as const;

for (const language of languages)
  for (const mode of ['simple', 'advanced'] as const)
    for (const opponent of ['human', 'greedy'] as const)
      test(`a whole Timeline ends as the engine says: ${language}, ${mode}, against ${opponent}`, async ({
        app,
      }) => {
        const shell = await new Shell(app).switchTo(language);
        await shell.setMotion('reduced');
        const play = new PlayPage(shell);
        await play.start({ pack: 'ygios', opponent, mode, seed: seeds[language] });
        let given = 0;
        for (; given < most && !(await play.isOver.isVisible()); given++) {
          await play.takeOver();
          if (await play.isOver.isVisible()) break;
          const isFirst = (await play.table.getAttribute('data-seat')) === '0';
          await play.answerInTurn(given >= enough && isFirst ? backingOff : given);
        }
        await expect(play.isOver).toBeVisible();
        await play.closeSummary();

        const saved = app.waitForEvent('download');
        await play.choose('play.export');
        const file = await (await saved).path();
        const recorded = JSON.parse(readFileSync(file, 'utf8')) as { choices: unknown[] };
        const seat = (await play.table.getAttribute('data-seat')) === '1' ? 'B' : 'A';
        const told = await replayed(file, seat, language);
        expect(told.outcome).not.toBeNull();
        expect(recorded.choices).toHaveLength(await play.answers());
        expect(told.answers).toBe(await play.answers());
        await expect(play.isOver).toContainText(told.outcome ?? '–');
        expect(await play.logLines()).toEqual(told.log);
        // On the track and beside the name, as a number and in words for who listens: all of them the same.
        const points = (text = ''): string => (text.match(/\d+/g) ?? []).slice(0, 2).join(' of ');
        const shown = await play.figures('points').allTextContents();
        expect(new Set(shown.map(points))).toEqual(
          new Set(told.players.map(({ figures }) => points(figures[0]))),
        );
        // Against a bot one answer of the screen may bring several; nothing was played behind anybody's back.
        expect(given).toBeLessThanOrEqual(told.answers);
      });
