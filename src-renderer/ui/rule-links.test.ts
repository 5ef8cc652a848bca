import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Matter } from '@shared/help/rules-about';
import { createTranslator } from '@shared/i18n/translator';
import RuleLinks from './RuleLinks.svelte';

const title = createTranslator('en')('help.E2.title');

interface Look {
  readonly titled?: boolean;
  readonly compact?: boolean;
}
/** As drawn, without the marks that the compiler leaves behind. */
const html = (about: Matter, look: Look = {}): string =>
  render(RuleLinks, { props: { about, ...look } }).body.replaceAll(/<!--.*?-->| class="[^"]*"/g, '');

const addresses = (body: string): string[] => [...body.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to);

const settling: Matter = { is: 'rules', rules: ['E2'] };
const cases: readonly [what: string, about: Matter, to: string[]][] = [
  ['a rule', settling, ['#help/E2']],
  ['several rules', { is: 'rules', rules: ['C4', 'C3'] }, ['#help/C3', '#help/C4']],
];

it.each(cases)('%s has its links', (_what, about, to) => {
  expect(addresses(html(about))).toEqual(to);
  expect(addresses(html(about, { compact: true }))).toEqual(to);
});

it('nothing is drawn where no rule explains it: not even a heading', () => {
  expect(html({ is: 'rules', rules: [] }, { titled: true })).toBe('');
});

it('a link says the name of its rule, also where only its mark is drawn', () => {
  expect(html(settling)).toContain(`<span>${title}</span>`);
  const compact = html(settling, { compact: true });
  expect(compact).toContain(`aria-label="${title}"`);
  expect(compact).not.toContain(`<span>${title}</span>`);
});

it('a list has its name from its heading, or says it itself', () => {
  const name = createTranslator('en')('help.links');
  expect(html(settling, { titled: true })).toMatch(
    new RegExp(`<h3 id="(.*?)">${name}</h3>.*labelledby="\\1"`),
  );
  expect(html(settling)).toContain(`<ul aria-label="${name}">`);
});
