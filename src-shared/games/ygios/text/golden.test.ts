import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '@shared/util/languages';
import { said, shippedTexts } from './test-shipped-texts';

/** Every text of the shipped pack, to be read in review. `HEARTDECK_GOLDEN=write` writes them anew. */
it.each(languages)('the texts of the shipped pack in %s are those that were read', (language) => {
  const texts = shippedTexts.map((definition) => {
    const { id, value } = definition;
    const name = value.names?.[language] ?? value.name ?? '';
    return `${id}  ${name}\n${said(definition, language)}`.trimEnd();
  });
  const file = join(import.meta.dirname, 'golden', `${language}.txt`);
  const text = `${texts.join('\n\n')}\n`;
  if (process.env['HEARTDECK_GOLDEN'] === 'write') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
