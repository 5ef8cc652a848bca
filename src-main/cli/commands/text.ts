import type { Answer } from '@shared/api/calls';
import type { Translator } from '@shared/i18n/translator';
import { ok } from '@shared/util/result';
import type { Command } from '../command';
import { packOption, packOf, gameOption } from '../find-pack';

type Texts = Answer<'texts.ofPack'>;

export const text: Command = {
  is: 'answer',
  words: ['text'],
  about: 'cli.command.text',
  takes: [],
  options: { pack: packOption, game: gameOption },
  async run(context, given) {
    const { t, call } = context;
    const pack = await packOf(context, given, 'text');
    if (!pack.ok) return pack;
    const texts = await call('texts.ofPack', { ...pack.value, language: t.language });
    if (!texts.ok) return texts;
    return ok({ lines: linesOf(t, texts.value), value: byId(texts.value) });
  },
};

const linesOf = (t: Translator, texts: Texts): string[] =>
  texts.flatMap(({ id, name, head, text }, nth) => [
    ...(nth > 0 ? [''] : []),
    `${id}  ${name}`,
    ...(head === '' ? [] : [head]),
    text === '' ? t('cli.text.none') : text,
  ]);

/** A card and a bonus may have one id; then each is called by its kind too. */
function byId(
  texts: Texts,
): Readonly<Record<string, { kind: string; name: string; head: string; text: string }>> {
  const ids = texts.map(({ id }) => id);
  const twice = new Set(ids.filter((id, nth) => ids.indexOf(id) !== nth));
  return Object.fromEntries(
    texts.map(({ kind, id, ...rest }) => [twice.has(id) ? `${kind}/${id}` : id, { kind, ...rest }]),
  );
}
