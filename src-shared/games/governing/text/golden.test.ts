import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shippedPack } from '@shared/language/test-shipped';
import { languages } from '@shared/util/languages';
import { aroundOf, bearsText, nameOf, plainRuleText } from '@shared/ruletext/index';

const { definitions } = shippedPack('governing');
const around = aroundOf(definitions);

/** Every text of the shipped pack, to be read in review. `HEARTDECK_GOLDEN=write` writes them anew. */
it.each(languages)('the texts of the shipped pack in %s are those that were read', (language) => {
  const texts = definitions
    .filter(bearsText)
    .map((one) =>
      `${one.id}  ${nameOf(one, language) ?? ''}\n${plainRuleText(one, language, around)}`.trimEnd(),
    );
  const file = join(import.meta.dirname, 'golden', `${language}.txt`);
  const text = `${texts.join('\n\n')}\n`;
  if (process.env['HEARTDECK_GOLDEN'] === 'write') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
