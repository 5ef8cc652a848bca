import { EditPage } from '../pages/edit';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';

test('Ukrainian is typed key by key', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  await edit.select('Гортаю твій телефон');
  await app.keyboard.type('Їжак і ґава’');
  await expect(edit.code).toContainText('"uk": "Їжак і ґава’"');
  await expect(edit.card('uk')).toHaveAccessibleName(/Їжак і ґава’/);
  // Cyrillic letters that look Latin are no trick here.
  await expect(edit.code.locator('.unicode-highlight')).toHaveCount(0);
  await app.keyboard.press('ControlOrMeta+z');
  await expect(edit.card('uk')).not.toHaveAccessibleName(/ґава/);
});

test('Japanese is typed through an input method', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  await edit.select('スマホ、見ちゃった');
  const tools = await app.context().newCDPSession(app);
  for (const text of ['ｈ', 'は', 'はな', 'はなび'])
    await tools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  // While it is being composed it stands in the text already, and nothing of the application takes its keys.
  await expect(edit.code).toContainText('はなび');
  await tools.send('Input.insertText', { text: '花火' });
  await expect(edit.code).toContainText('"ja": "花火"');
  await expect(edit.card('ja')).toHaveAccessibleName(/花火/);
  await app.keyboard.press('ControlOrMeta+s');
  await edit.isSaved();
});
