import { createTranslator } from '@shared/i18n/translator';
import { languages } from '@shared/util/languages';

/** Shown without a session, so without the user's settings: it speaks all three languages at once. */
export const howToOpenPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Heartdeck</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem; }
section + section { margin-top: 2rem; border-top: 1px solid; padding-top: 1rem; }
h1 { font-size: 1.2rem; }
</style>
</head>
<body>
<main>
${languages.map(section).join('\n')}
</main>
</body>
</html>
`;

function section(language: (typeof languages)[number]): string {
  const t = createTranslator(language);
  const title = escapeHtml(t('web.closed.title'));
  const body = escapeHtml(t('web.closed.body'));
  return `<section lang="${language}"><h1>${title}</h1><p>${body}</p></section>`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
