import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './app';
import { settled } from './settled';

/** What axe finds on the page. Colours are judged at rest: an element that is still fading in has no contrast yet. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await settled(page);
  // In the page itself: the other way opens a second page for the sum, which now and then never came, and our pages
  // have no frames that would need it.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  // To describe every element that is right takes as long as the search, and nobody reads it.
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  expect(violations.map(({ id, nodes }) => ({ where, id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
}
