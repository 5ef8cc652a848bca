/**
 * What checks a document. Fetched with the screen: its schemas must not be in the start-up script, and zod has to
 * know before the first of them is made that it can't write code, or the policy's refusal is told as an error.
 */
export async function loadLanguage() {
  const { config } = await import('zod/v4/core');
  config({ jitless: true });
  const [
    { checkFile },
    { brokenReferences },
    { applyFix },
    { fixesOf },
    { formatDocument },
    { languageOf },
    assist,
  ] = await Promise.all([
    import('@shared/language/check-file'),
    import('@shared/language/references'),
    import('@shared/language/apply-fix'),
    import('@shared/language/diagnostics'),
    import('@shared/forms/format/index'),
    import('@shared/games/languages'),
    import('@shared/assist/index'),
  ]);
  return { checkFile, brokenReferences, applyFix, fixesOf, formatDocument, languageOf, assist };
}

export type EditLanguage = Awaited<ReturnType<typeof loadLanguage>>;
