import type { Page } from '@playwright/test';

/** The fonts Chromium really drew the page with, as its own developer tools tell. */
export async function fontsUsed(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  const used = new Set<string>();
  for (const nodeId of nodeIds) {
    // A card that takes the place of its waiting tile meanwhile: what was there is gone, and so are its letters.
    const found = await tools.send('CSS.getPlatformFontsForNode', { nodeId }).catch((problem: unknown) => {
      if (/Could not find node/.test(String(problem))) return { fonts: [] };
      throw problem;
    });
    for (const font of found.fonts) used.add(`${font.familyName}${font.isCustomFont ? '' : ' (not ours)'}`);
  }
  await tools.detach();
  return [...used];
}

/** Words that are the same in every language: names, ids, keys on the keyboard, languages' own names. */
const untranslated =
  /^(Heartdeck|English|Ctrl|Shift|Alt|Esc|MIT|SIL|OFL|ISC|Open|Font|License|Noto|Sans|JP|PLUS|Rounded|JetBrains|Mono|Lucide|Google|Inc|kB|MB|ID|Id|PDF|en|ja|uk|json|heartdeck|[A-Z]|\d+)$/;

export async function latinWords(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const skipped = 'code, pre, kbd, [lang]:not(html), script, style';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest(skipped)) words.push(walker.currentNode.textContent ?? '');
    }
    return words.join(' ');
  });
  return [...new Set(text.match(/[A-Za-z][A-Za-z’]+/g) ?? [])].filter((word) => !untranslated.test(word));
}
