export const licences = ['ofl', 'isc', 'cc-by'] as const;
type Licence = (typeof licences)[number];

/** Where a licence can be read. The addresses are among those that the desktop application may open. */
export const licenceLinks: Readonly<Record<Licence, { readonly name: string; readonly address: string }>> = {
  ofl: { name: 'SIL Open Font License 1.1', address: 'https://openfontlicense.org/' },
  isc: { name: 'ISC License', address: 'https://lucide.dev/license' },
  'cc-by': { name: 'CC BY 3.0', address: 'https://creativecommons.org/licenses/by/3.0/' },
};

export const publicDomainLink = {
  name: 'CC0 1.0',
  address: 'https://creativecommons.org/publicdomain/zero/1.0/',
};

/** Whose work the screen and the cards are made with. Names are proper names and stand as they are. */
interface Credit {
  readonly name: string;
  readonly authors: readonly string[];
  readonly licence: Licence;
  /** Where it comes from, if the desktop application may open the place. */
  readonly address?: string;
  /** The notice that ships with the application, in resources/credits. */
  readonly notice: string;
}

/** Who drew the icons of game-icons.net, in the order in which the set itself names them. */
export const iconAuthors = [
  'Lorc',
  'Delapouite',
  'John Colburn',
  'Felbrigg',
  'John Redman',
  'Carl Olsen',
  'Sbed',
  'PriorBlue',
  'Willdabeast',
  'Viscious Speed',
  'Lord Berandas',
  'Irongamer',
  'HeavenlyDog',
  'Lucas',
  'Faithtoken',
  'Skoll',
  'Andy Meneely',
  'Cathelineau',
  'Kier Heyl',
  'Aussiesim',
  'Sparker',
  'Zeromancer',
  'Rihlsul',
  'Quoting',
  'Guard13007',
  'DarkZaitzev',
  'SpencerDub',
  'GeneralAce135',
  'Zajkonur',
  'Catsu',
  'Starseeker',
  'Pepijn Poolman',
  'Pierre Leducq',
  'Caro Asercion',
] as const;

/** Theirs are free of any condition. */
export const publicDomainAuthors: readonly (typeof iconAuthors)[number][] = ['Viscious Speed', 'Zeromancer'];

export const credits: readonly Credit[] = [
  {
    name: 'M PLUS Rounded 1c',
    authors: ['The Rounded M+ Project Authors'],
    licence: 'ofl',
    notice: 'fonts.txt',
  },
  { name: 'Noto Sans', authors: ['The Noto Project Authors'], licence: 'ofl', notice: 'fonts.txt' },
  { name: 'Noto Sans JP', authors: ['Google Inc.'], licence: 'ofl', notice: 'fonts.txt' },
  {
    name: 'JetBrains Mono',
    authors: ['The JetBrains Mono Project Authors'],
    licence: 'ofl',
    notice: 'fonts.txt',
  },
  {
    name: 'Lucide',
    authors: ['Lucide Icons and Contributors', 'Cole Bemis'],
    licence: 'isc',
    address: 'https://lucide.dev/',
    notice: 'lucide.txt',
  },
  {
    name: 'Game-icons.net',
    authors: iconAuthors,
    licence: 'cc-by',
    address: 'https://game-icons.net/',
    notice: 'game-icons.txt',
  },
];
