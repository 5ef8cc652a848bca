import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';
import { expectAccessible } from '../support/accessible';

for (const language of ['en', 'uk'] as const) {
  test(`a round against the bot, by clicking lit cards, ${language}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo(language);
    const play = new PlayPage(shell);
    await play.start({ pack: 'ygios', opponent: 'greedy', seed: 7 });
    const next = play.log.getByText(roundBegins(shell, 2));
    // Bounded by what a round can have: a table that goes round in circles must not hang the test.
    for (let answers = 0; answers < 40 && !(await next.isVisible()); answers++) await play.answerByPointer();
    await expect(next).toBeVisible();
  });
}

/** The sentence of the log without the name in it, which differs with the seed. */
function roundBegins({ t }: Shell, round: number): RegExp {
  const [before] = t('game.log.roundBegins', { round, first: '|' }).split('.');
  return new RegExp(`^${before ?? ''}`);
}

for (const language of ['en', 'ja'] as const) {
  test(`a turn of the duel by keyboard alone, ${language}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo(language);
    const play = new PlayPage(shell);
    await app.keyboard.press('ControlOrMeta+3');
    const pack = app.getByLabel(shell.t('play.pack'));
    await expect(pack.locator('option[value=governing]')).toBeAttached();
    await pack.focus();
    await expect(async () => {
      await app.keyboard.press('ArrowDown');
      await expect(pack).toHaveValue('governing');
    }).toPass();
    await app.getByLabel(shell.t('play.seed'), { exact: true }).focus();
    await app.keyboard.press('ControlOrMeta+a');
    await app.keyboard.type('7');
    await app.keyboard.press('Enter');
    await expect(play.table).toBeVisible();
    const headline = await play.headline.textContent();
    for (let answers = 0; answers < 60 && (await play.headline.textContent()) === headline; answers++)
      await play.answerByKeys();
    await expect(play.headline).not.toHaveText(headline ?? '');
  });
}

test('arrow keys lead over the table, and what has the focus is shown large', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.start({ pack: 'ygios', opponent: 'greedy', seed: 7 });
  const [first, second] = [play.litCards.first(), play.litCards.nth(1)];
  // A pointer that rests where a card comes to lie looks at that card.
  await app.mouse.move(0, 0);
  // The hand is fanned when its room is measured: before that its cards lie on each other, and right of one is none.
  const apart = async (): Promise<number> =>
    ((await second.boundingBox())?.x ?? 0) - ((await first.boundingBox())?.x ?? 0);
  await expect.poll(apart).toBeGreaterThan(40);
  await first.focus();
  await app.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  const name = (await second.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await expect(play.look.getByRole('img').first()).toHaveAccessibleName(new RegExp(name));
  await app.keyboard.press('ArrowUp');
  await expect(second).not.toBeFocused();
  await expect(play.table.locator('[data-stop]:focus')).toHaveCount(1);
});

test('a card is dragged: where it may go is lit, what can’t be says why, Escape gives it back', async ({
  app,
}) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.start({ pack: 'ygios', opponent: 'greedy', seed: 7 });
  await play.answerByPointer();
  const before = await play.answers();
  const card = play.litCards.first();
  const zone = app.locator('section[data-place^="zone:"]').first();

  await play.dragOver(card, zone);
  await expect(zone).toHaveClass(/under/);
  await app.keyboard.press('Escape');
  await expect(zone).not.toHaveClass(/under/);
  await app.mouse.up();
  await expect(play.menu).toBeHidden();

  await play.dragOver(card, play.place('pile'));
  await app.mouse.up();
  await expect(app.getByRole('status').filter({ hasText: 'Zone' })).toBeVisible();
  expect(await play.answers()).toBe(before);

  const name = (await card.getAttribute('data-path')) ?? '';
  await play.dragOver(card, zone);
  await expect(zone).toHaveClass(/under/);
  await app.mouse.up();
  await play.menu.getByRole('menuitem', { name: 'Face-up' }).click();
  await expect(play.table).not.toHaveAttribute('data-answers', String(before));
  await expect(app.locator(`[data-path="${name}"]`).first()).toBeVisible();
});

test('cards that are chosen together are numbered, taken back and confirmed', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.start({ pack: 'ygios', opponent: 'greedy', seed: 7 });
  const hand = play.place('hand:A').locator('button[data-path]');
  await play.press(hand.nth(0));
  await play.press(hand.nth(2));
  await expect(play.confirm).toBeVisible();
  await play.press(hand.nth(2));
  await expect(play.confirm).toBeHidden();
  await play.press(hand.nth(4));
  const names = await Promise.all([0, 4].map((at) => hand.nth(at).getAttribute('data-path')));
  await app.keyboard.press('Enter');
  await expect(play.table).not.toHaveAttribute('data-answers', '0');
  for (const name of names)
    await expect(play.place('hand:A').locator(`[data-path="${name ?? ''}"]`)).toHaveCount(0);
});

test('a card opens large by Space, and Space puts it away', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.start({ pack: 'ygios', opponent: 'greedy', seed: 7 });
  const card = play.place('hand:A').locator('button[data-path]').first();
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  const large = app.getByRole('dialog', { name });
  await card.focus();
  await app.keyboard.press('Space');
  await expect(large).toBeVisible();
  await app.keyboard.press('Space');
  await expect(large).toBeHidden();
  expect(await play.answers()).toBe(0);
});

test('the panel folds away and stays away', async ({ app }) => {
  const shell = await new Shell(app).switchTo('en');
  const play = new PlayPage(shell);
  await play.start({ pack: 'ygios', opponent: 'greedy', seed: 7 });
  await app.getByRole('button', { name: shell.t('play.panel-close') }).click();
  await expect(play.log).toBeHidden();
  await shell.settingsKept();
  await app.reload();
  await expect(play.headline).toBeVisible();
  await expect(play.log).toBeHidden();
  await app.getByRole('button', { name: shell.t('play.panel-open') }).click();
  await expect(play.log).toBeVisible();
});

test('a reload in the middle comes back to the same question, and the list leads there too', async ({
  app,
}) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.start({ pack: 'ygios', opponent: 'greedy', seed: 9 });
  for (let answers = 0; answers < 3; answers++) await play.answerByPointer();
  // Of the question only its words: the card that asks is drawn when its face has come.
  const asked = async (): Promise<readonly (string | number | null)[]> => [
    await play.answers(),
    await play.question.locator('.prompt').textContent(),
    ...(await play.question.getByRole('button').allTextContents()),
    await play.log.textContent(),
  ];
  await play.atRest();
  const before = await asked();
  await app.reload();
  await play.atRest();
  await expect.poll(asked).toEqual(before);
  await app.getByRole('button', { name: play.shell.t('play.leave') }).click();
  await play.started
    .getByRole('button', { name: play.shell.t('play.go-on') })
    .first()
    .click();
  await expect(play.table).toHaveAttribute('data-answers', String(before[0]));
});

test('an answer is taken back, by button and by key', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.start({ pack: 'ygios', opponent: 'greedy', seed: 11 });
  const first = await play.answers();
  await play.answerByPointer();
  await app.getByRole('button', { name: play.shell.t('play.undo') }).click();
  await expect(play.table).toHaveAttribute('data-answers', String(first));
  await play.answerByPointer();
  await app.keyboard.press('ControlOrMeta+z');
  await expect(play.table).toHaveAttribute('data-answers', String(first));
});

test('between two people the page shows nothing of the match', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.start({ pack: 'ygios', opponent: 'human', seed: 7 });
  await expect(play.handOver).toBeVisible();
  await expect(app.locator('[data-path], [data-place]')).toHaveCount(0);
  await app.getByRole('button', { name: play.shell.t('play.hand-over-show') }).click();
  await expect(play.litCards).not.toHaveCount(0);
  const names = await play.litCards.evaluateAll((cards) =>
    cards.map((card) => card.getAttribute('aria-label')),
  );
  await play.answerByPointer();
  await expect(play.handOver).toBeVisible();
  const page = await app.content();
  for (const name of names) expect(page).not.toContain(name?.split(',')[0]);
  await app.getByRole('button', { name: play.shell.t('play.hand-over-show') }).click();
  await expect(play.question).toContainText('Player B');
});

test('the language of the table changes with the screen, in the middle of a match', async ({ app }) => {
  const shell = await new Shell(app).switchTo('en');
  const play = new PlayPage(shell);
  await play.start({ pack: 'ygios', opponent: 'greedy', seed: 7 });
  await expect(play.headline).toContainText('Round 1');
  const ukrainian = await shell.switchTo('uk');
  await ukrainian.goTo('play');
  await expect(new PlayPage(ukrainian).headline).toContainText('Раунд 1');
});

test('a match that is not there is said, with the way back', async ({ app, host }) => {
  const shell = await new Shell(app).switchTo('en');
  await app.goto(`${new URL(host.url).origin}/#play/nothing`);
  await app.reload();
  await expect(app.getByText(shell.t('play.failed'))).toBeVisible();
  await app.getByRole('button', { name: shell.t('play.leave') }).click();
  await expect(app.getByRole('button', { name: shell.t('play.start') })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`the Play screen is accessible, ${theme}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo('en');
    await shell.setTheme(theme);
    const play = new PlayPage(shell);
    await shell.goTo('play');
    await expectAccessible(app, 'before a match');
    await play.start({ pack: 'ygios', opponent: 'greedy', seed: 7 });
    for (let answers = 0; answers < 4; answers++) await play.answerByPointer();
    await expectAccessible(app, 'table');
    await play.press(play.litCards.first());
    await expectAccessible(app, 'a card is picked');
    await app.keyboard.press('Escape');
    await app.getByRole('button', { name: shell.t('play.leave') }).click();
    await play.start({ pack: 'governing', opponent: 'human', seed: 7 });
    await expectAccessible(app, 'hand-over');
    await play.takeOver();
    await app.getByRole('button', { name: shell.t('play.leave') }).click();
    await play.start({ pack: 'governing', opponent: 'human', seed: 7, designer: true });
    await expect(play.table).toBeVisible();
    await expectAccessible(app, 'duel with open cards');
  });
}
