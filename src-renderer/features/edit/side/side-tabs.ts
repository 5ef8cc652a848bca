/** What can be had beside the text, under the card. */
export const sideTabs = ['text', 'try', 'scenarios', 'uses', 'outline'] as const;
export type SideTab = (typeof sideTabs)[number];
