import { finding, type Finding } from '@shared/language/finding';
import { addKeyFix, removeEntryFix, replaceFix } from '@shared/language/fixes';
import { partsOf, textsOf, zonesOf, type CardOrBonus, type Text } from '../walk';

/** What a step may only speak of after another step of its text. */

const earlier = (text: Text, index: number): Text => text.slice(0, index);
const eachStep = (
  definition: CardOrBonus,
  look: (part: Text[number], before: Text) => Finding[],
): Finding[] =>
  textsOf(definition).flatMap((text) => text.flatMap((part, index) => look(part, earlier(text, index))));

const draws = (text: Text, place?: 'aside'): boolean =>
  text.some(({ value }) => value.do === 'draw' && (place === undefined || value.to === place));

/** As many as were drawn, and nothing was. */
export const nothingDrawn = (definition: CardOrBonus): Finding[] =>
  eachStep(definition, ({ value, at }, before) =>
    value.do === 'discard' && 'n' in value && value.n === 'drawn' && !draws(before)
      ? [finding('nothing-drawn', [...at, 'n'], {}, replaceFix([...at, 'n'], 1))]
      : [],
  );

/** Playing or putting back what lies aside, and nothing does. */
export const nothingAside = (definition: CardOrBonus): Finding[] =>
  eachStep(definition, ({ value, at }, before) => {
    const fromAside = value.do === 'putBack' || (value.do === 'play' && value.from === 'aside');
    if (!fromAside || draws(before, 'aside')) return [];
    const drawn = before.findLast((part) => part.value.do === 'draw');
    const fix = drawn ? addKeyFix([...drawn.at, 'to'], 'aside') : removeEntryFix(at);
    return [finding('nothing-aside', [...at, 'do'], {}, fix)];
  });

/** `there` before anything has moved there. Beside `there` in a move is beside the card that is being moved. */
export function nowhereYet(definition: CardOrBonus): Finding[] {
  const texts = textsOf(definition);
  const moved = (at: readonly (string | number)[]): boolean =>
    texts.some((text) => {
      const index = text.findIndex((part) => part.at.join() === at.slice(0, 2).join());
      return earlier(text, index).some(({ value }) => value.do === 'move');
    });
  return partsOf(definition).flatMap((part) =>
    zonesOf(part).flatMap(({ value, at }): Finding[] => {
      const word = typeof value === 'string' ? value : value.beside;
      if (word !== 'there' || moved(at)) return [];
      const ofMoved = typeof value === 'object' && 'do' in part.value && part.value.do === 'move';
      if (ofMoved && at.at(-1) === 'to') return [];
      const place = typeof value === 'object' ? [...at, 'beside'] : at;
      return [finding('nowhere-yet', at, {}, replaceFix(place, 'here'))];
    }),
  );
}
