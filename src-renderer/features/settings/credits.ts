/** Whose work the screen is made with. Names are proper names and stand as they are in every language. */
export interface Credit {
  readonly name: string;
  readonly authors: string;
  readonly licence: 'ofl' | 'isc';
}

export const credits: readonly Credit[] = [
  { name: 'M PLUS Rounded 1c', authors: 'The Rounded M+ Project Authors', licence: 'ofl' },
  { name: 'Noto Sans', authors: 'The Noto Project Authors', licence: 'ofl' },
  { name: 'Noto Sans JP', authors: 'Google Inc.', licence: 'ofl' },
  { name: 'JetBrains Mono', authors: 'The JetBrains Mono Project Authors', licence: 'ofl' },
  { name: 'Lucide', authors: 'Lucide Icons and Contributors', licence: 'isc' },
];
