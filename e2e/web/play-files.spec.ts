import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PlayPage } from '../pages/play';
import { ReplayPage } from '../pages/replay';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';
import { expectAccessible } from '../support/accessible';

interface MatchFile {
  choices: unknown[];
  version: number;
}

async function exported(app: Page, shell: Shell): Promise<{ name: string; text: string }> {
  const { t } = shell;
  const coming = app.waitForEvent('download');
  await app.getByRole('button', { name: t('play.menu'), exact: true }).click();
  await app.getByRole('menuitem', { name: t('play.export') }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** A match that bots have played to its end, at the table. */
async function over(app: Page): Promise<PlayPage> {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  const players = [{ who: 'random' }, {}];
  await play.start({ pack: 'ygios', opponent: 'random', seed: 5, mode: 'simple', players });
  await expect(play.isOver).toBeVisible();
  return play;
}

const give = (app: Page, name: string, text: string): Promise<void> =>
  app
    .getByTestId('import-match')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('a match goes out as a file and comes back the same', async ({ app }) => {
  const play = await over(app);
  const { t } = play.shell;
  const answers = await play.answers();
  const id = await play.table.getAttribute('data-match');
  const { name, text } = await exported(app, play.shell);
  expect((JSON.parse(text) as MatchFile).choices).toHaveLength(answers);
  await app
    .getByRole('button', { name: t('play.leave') })
    .first()
    .click();
  await expect(play.table).toHaveCount(0);
  await give(app, name, text);
  await expect(play.table).toHaveAttribute('data-answers', String(answers));
  await expect(play.table).not.toHaveAttribute('data-match', id ?? '');
});

test('a file that was edited is refused with the choice that does not fit; what is right opens as a replay', async ({
  app,
}) => {
  const play = await over(app);
  const { t } = play.shell;
  const { name, text } = await exported(app, play.shell);
  await app
    .getByRole('button', { name: t('play.leave') })
    .first()
    .click();
  await expect(play.started.getByRole('listitem')).not.toHaveCount(0);
  const before = await play.started.getByRole('listitem').count();
  const file = JSON.parse(text) as MatchFile;
  file.choices[6] = file.choices[0];
  await give(app, name, JSON.stringify(file));
  const dialog = app.getByRole('dialog', { name: t('play.refused') });
  await expect(dialog).toContainText('Choice 7');
  await expectAccessible(app, 'refused match file');
  await expect(play.started.getByRole('listitem')).toHaveCount(before);
  await dialog.getByRole('button', { name: t('play.refused-open', { count: 6 }) }).click();
  await new ReplayPage(play.shell).expectAt(6);
});

for (const [what, text, code] of [
  ['no JSON', '{', 'unreadable'],
  ['of another program', '{"format":"chess","version":1}', 'foreign'],
] as const) {
  test(`a file is refused whole: ${what}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo('en');
    const { t } = shell;
    await shell.goTo('play');
    await give(app, 'a.json', text);
    const dialog = app.getByRole('dialog', { name: t('play.refused') });
    const [start] = t(`failure.match-file-${code}`, { file: 'a.json', line: 1, column: 2 }).split('1');
    await expect(dialog).toContainText(start ?? '');
    await expect(dialog).toContainText(t('play.refused-unchanged'));
    await dialog
      .getByRole('button', { name: t('action.close') })
      .last()
      .click();
    await expect(dialog).toBeHidden();
  });
}

test('a match file is dropped anywhere on the page', async ({ app }) => {
  const play = await over(app);
  const { t } = play.shell;
  const answers = await play.answers();
  const { name, text } = await exported(app, play.shell);
  await app
    .getByRole('button', { name: t('play.leave') })
    .first()
    .click();
  await expect(play.started).toBeVisible();
  const data = await app.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: 'application/json' }));
      return transfer;
    },
    [name, text] as const,
  );
  await app.dispatchEvent('main', 'dragenter', { dataTransfer: data });
  await expect(app.getByText(t('play.drop'))).toBeVisible();
  await app.dispatchEvent('main', 'drop', { dataTransfer: data });
  await expect(play.table).toHaveAttribute('data-answers', String(answers));
});
