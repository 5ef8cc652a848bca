import { LibraryPage } from '../pages/library';
import { ProofPage } from '../pages/proof';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';
import { hollowPng, png } from '../support/png';

const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer });

test('a picture of one’s own is put in, refused, dropped and taken back', async ({ app }) => {
  const shell = new Shell(app);
  const library = new LibraryPage(shell);
  const { t } = shell;
  await library.fork('Pictures');
  await library.open(/Playing House/);
  await library.detail.getByRole('tab', { name: t('detail.source') }).click();
  const shown = library.detail.locator('img');
  const chooser = library.detail.getByTestId('own-image');
  const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
  /** The card shows a picture before its change has been answered: until then no other one is taken. */
  const shows = async (pixels: number): Promise<void> => {
    await expect.poll(width).toBe(pixels);
    await expect(library.button(t('picture.remove'), library.detail)).toBeEnabled();
  };
  await expect(shown).toHaveCount(0);

  await chooser.setInputFiles(file('Our house.png', png(40, 30)));
  await shows(40);
  await expect(library.detail.getByText('art/our-house.png')).toBeVisible();

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="70" height="50"><circle r="40"/></svg>';
  await chooser.setInputFiles(file('drawing.svg', Buffer.from(svg), 'image/svg+xml'));
  await shows(70);

  const alert = library.detail.getByRole('alert');
  const wrong = [
    file('cut.png', png(40, 30).subarray(0, 60)),
    file(
      'page.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'image/svg+xml',
    ),
    file('film.gif', Buffer.from('GIF89a')),
    file('poster.png', png(8001, 1)),
  ];
  for (const one of wrong) {
    await chooser.setInputFiles(one);
    await expect(alert).toContainText(t('picture.refused', { file: one.name }));
  }
  await shows(70);

  const bytes = [...png(21, 20)];
  const dropped = await app.evaluateHandle((data) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(data)], 'dropped.png', { type: 'image/png' }));
    return transfer;
  }, bytes);
  const target = library.detail.locator('[data-takes-files]');
  await target.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(library.detail.getByText(t('picture.drop'))).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer: dropped });
  await shows(21);
  await expect(alert).toHaveCount(0);

  await library.undoOf(t('done.pictured', { name: 'Playing House' })).click();
  await shows(70);
  await library.button(t('picture.remove'), library.detail).click();
  await expect(shown).toHaveCount(0);
});

test('a picture that can’t be unpacked when it is shown leaves the rest of the card', async ({ app }) => {
  const library = new LibraryPage(new Shell(app));
  await library.fork('Broken pictures');
  await library.open(/Playing House/);
  await library.detail.getByRole('tab', { name: library.shell.t('detail.source') }).click();
  await library.detail.getByTestId('own-image').setInputFiles(file('hollow.png', hollowPng()));
  await expect(library.detail.getByRole('tabpanel').getByText('art/hollow.png')).toBeVisible();
  const card = library.detail.locator('[data-takes-files]');
  await expect(card.getByText('Playing House')).toBeVisible();
  await expect(card.getByText(/full Devotion/)).toBeVisible();
  const said = 'The picture “art/hollow.png” is damaged';
  await expect(library.detail.getByText(said)).toBeVisible();
  const proof = new ProofPage(library.shell);
  await proof.open();
  await expect(app.getByRole('listitem').filter({ hasText: said })).toHaveCount(1);
});

test('credits name the authors, and the icons when asked', async ({ app }) => {
  const shell = new Shell(app);
  const { t } = shell;
  await shell.goTo('settings');
  const section = app.getByRole('region', { name: t('credits.title') });
  await expect(section).toContainText('Delapouite');
  await expect(section.getByRole('link', { name: 'CC BY 3.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/3.0/',
  );
  await section.locator('summary').click();
  await expect(section.getByText('teapot', { exact: true })).toBeVisible();
  await expect(section.locator('li svg path').first()).toHaveAttribute('d', /^[Mm]/);
});
