/**
 * Who may import whom (DESIGN.md §3), as data. A folder that is not here is an error: a new folder is a
 * decision, and this is where it is made.
 *
 * `folder`: the layer. A trailing `/*` makes each folder inside a layer of its own, so that one game or one
 * screen can't reach into another. `filesOnly`: only the files directly in it, not its folders.
 * `may`: layers it may import, by their folder or, to mean all of them, a folder above them. A trailing `/*` means
 * the folder of the same name: a game's engine reads its own game's words and no other's.
 */
const shared = [
  'src-shared/util',
  'src-shared/games',
  'src-shared/language',
  'src-shared/ruletext',
  'src-shared/i18n',
];
const engineShared = ['src-shared/util', 'src-shared/language', 'src-shared/games'];
const desk = ['src-renderer/api', 'src-renderer/state', 'src-renderer/ui', 'src-renderer/commands'];
const screens = [
  'library',
  'edit',
  'design',
  'play',
  'lab',
  'print',
  'scenarios',
  'settings',
  'help',
  // the way back when the library can't be opened
  'trouble',
  // every card of a pack as it will be printed
  'proof',
];

export const layers = [
  { folder: 'src-shared/util', may: [] },
  {
    // the registries: which games there are, and what a game must say of itself
    folder: 'src-shared/games',
    filesOnly: true,
    may: ['src-shared'],
  },
  {
    // what one game says of itself
    folder: 'src-shared/games/*',
    may: [...shared, 'src-shared/help', 'src-shared/face'],
  },
  { folder: 'src-shared/language', may: ['src-shared/util', 'src-shared/games'] },
  { folder: 'src-shared/ruletext', may: ['src-shared/language', 'src-shared/util', 'src-shared/games'] },
  { folder: 'src-shared/i18n', may: ['src-shared/util'] },
  { folder: 'src-shared/geometry', may: ['src-shared/util'] },
  {
    // what a card shows: its fields, and the template that draws them
    folder: 'src-shared/face',
    may: [...shared, 'src-shared/geometry'],
  },
  {
    // help while a definition is typed
    folder: 'src-shared/assist',
    may: [...shared, 'src-shared/geometry', 'src-shared/face'],
  },
  // definitions as fields, and new ones
  { folder: 'src-shared/forms', may: [...shared] },
  { folder: 'src-shared/help', may: ['src-shared/language', 'src-shared/util', 'src-shared/games'] },
  {
    // how the games are played, and their reference: lists, links, search; the words are in i18n
    folder: 'src-shared/guide',
    may: [...shared, 'src-shared/help'],
  },
  {
    // what is printed and how: jobs, quantities, presets, the plan of every page
    folder: 'src-shared/print',
    may: [...shared, 'src-shared/geometry', 'src-shared/face'],
  },
  {
    folder: 'src-shared/api',
    may: [...shared, 'src-shared/geometry', 'src-shared/face', 'src-shared/print'],
  },

  { folder: 'src-main/engine/kernel', may: engineShared },
  {
    folder: 'src-main/engine/games/*',
    may: ['src-main/engine/kernel', ...engineShared, 'src-shared/games/*'],
  },
  {
    folder: 'src-main/engine/bots',
    may: ['src-main/engine/kernel', ...engineShared],
  },
  {
    // what tests of the engine share: random packs, shipped packs, twins
    folder: 'src-main/engine/testing',
    may: ['src-main/engine', ...engineShared],
  },
  { folder: 'src-main/library', may: ['src-shared'] },
  { folder: 'src-main/lab', may: ['src-main/engine', 'src-shared'] },
  { folder: 'src-main/print', may: ['src-shared'] },
  {
    folder: 'src-main/workbench',
    may: ['src-main/engine', 'src-main/library', 'src-main/lab', 'src-main/print', 'src-shared'],
  },
  {
    // what both hosts need and the workbench must not know: headers, static files, the data folder
    folder: 'src-main/hosts',
    filesOnly: true,
    may: ['src-main/workbench', 'src-shared/api', 'src-shared/i18n', 'src-shared/util'],
  },
  {
    // Electron is a browser itself and draws for print
    folder: 'src-main/hosts/*',
    may: [
      'src-main/hosts',
      'src-main/workbench',
      'src-main/print',
      'src-shared/api',
      'src-shared/i18n',
      'src-shared/util',
    ],
  },
  {
    // `serve` starts the web host; a mistyped command gets the nearest one, as a mistyped word in a pack does;
    // `print` takes papers, presets and cards by name
    folder: 'src-main/cli',
    may: [
      'src-main/hosts',
      'src-main/hosts/web',
      'src-main/workbench',
      'src-shared/api',
      'src-shared/face',
      'src-shared/games',
      'src-shared/geometry',
      'src-shared/help',
      'src-shared/i18n',
      'src-shared/language',
      'src-shared/print',
      'src-shared/util',
    ],
  },

  { folder: 'src-renderer/api', may: ['src-shared'] },
  { folder: 'src-renderer/state', may: ['src-renderer/api', 'src-shared'] },
  { folder: 'src-renderer/ui', may: ['src-renderer/state', 'src-shared'] },
  { folder: 'src-renderer/card', may: ['src-renderer/ui', 'src-renderer/state', 'src-shared'] },
  {
    // pages of a print job as they come onto paper: the preview and the printed page
    folder: 'src-renderer/sheet',
    may: ['src-renderer/card', 'src-renderer/ui', 'src-renderer/state', 'src-shared'],
  },
  {
    // what a headless Chromium draws for the PDF; it has no screen around it
    folder: 'src-renderer/print-page',
    may: [
      'src-renderer/api',
      'src-renderer/sheet',
      'src-renderer/card',
      'src-renderer/ui',
      'src-renderer/state',
      'src-shared',
    ],
  },
  {
    // pages, reference and search of the rules: the help screen and the table both open it
    folder: 'src-renderer/guide',
    may: [...desk, 'src-renderer/card', 'src-shared'],
  },
  { folder: 'src-renderer/commands', may: ['src-renderer/api', 'src-renderer/state', 'src-shared'] },
  { folder: 'src-renderer/editor', may: [...desk, 'src-shared'] },
  { folder: 'src-renderer/shell', may: [...desk, 'src-shared'] },
  ...screens.map((screen) => ({
    folder: `src-renderer/features/${screen}`,
    may: [
      ...desk,
      'src-renderer/editor',
      'src-renderer/card',
      'src-renderer/sheet',
      'src-renderer/guide',
      'src-shared',
    ],
  })),
  {
    // App.svelte puts shell and screens together; nothing else knows them all
    folder: 'src-renderer',
    filesOnly: true,
    may: [...desk, 'src-renderer/shell', 'src-renderer/features', 'src-renderer/print-page', 'src-shared'],
  },

  // page objects share; specs of one host don't reach into the other's
  { folder: 'e2e', filesOnly: true, may: ['src-shared'] },
  // tests run in the Chromium that prints
  { folder: 'e2e/support', may: ['src-shared', 'src-main/print'] },
  { folder: 'e2e/pages', may: ['src-shared', 'e2e/support'] },
  { folder: 'e2e/web', may: ['src-shared', 'e2e/support', 'e2e/pages'] },
  { folder: 'e2e/electron', may: ['src-shared', 'e2e/support', 'e2e/pages'] },
];

/**
 * Tests compare lists that production code keeps apart, such as failure codes and their sentences, or the page's
 * commands and the host's menu bar. A game's tests call those that hold for every game.
 */
export const testsMay = ['src-shared', 'src-renderer/commands', 'src-main/engine/testing'];

/** Only code below these folders is asked for its layer. */
export const layeredRoots = ['src-shared', 'src-main', 'src-renderer', 'e2e'];

/** Packages that have one door. `node` stands for every built-in module of Node. */
export const packageHomes = [
  { package: 'electron', homes: ['src-main/hosts/electron', 'e2e/electron'] },
  { package: 'better-sqlite3', homes: ['src-main/library'] },
  { package: 'monaco-editor', homes: ['src-renderer/editor'] },
  { package: 'ws', homes: ['src-main/hosts/web', 'e2e/support'] },
  { package: 'pdf-lib', homes: ['src-main/print', 'e2e'] },
  { package: 'svelte', homes: ['src-renderer'] },
  {
    package: 'node',
    homes: [
      'src-main/library',
      'src-main/workbench',
      'src-main/lab',
      // what tests of the engine share: they read the shipped packs
      'src-main/engine/testing',
      'src-main/engine/games/ygios/testing',
      'src-main/print',
      'src-main/hosts',
      'src-main/cli',
      'e2e',
      'scripts',
    ],
    // a test may walk the files it guards
    testsToo: true,
  },
];

/** Packages that must not reach the renderer's start-up script, not even through another module. */
export const keptOutOfRenderer = ['zod'];

/** The games, as src-shared/games/index.ts lists them; a test compares the two. */
export const gameIds = ['ygios', 'yurikure', 'formula', 'governing'];

/** Each holds a folder for each game, called by its id. Only there, and in the registries, a game is named. */
export const gameFolders = [
  'src-shared/games',
  'src-main/engine/games',
  'src-main/workbench/games',
  'src-renderer/features/play/boards',
  'src-renderer/guide/figures',
];

/** Where a game is registered, one list in each. */
export const gameRegistries = [
  'src-shared/games/index.ts',
  'src-shared/games/schemas.ts',
  'src-shared/games/cards.ts',
  'src-shared/games/languages.ts',
  'src-shared/games/guides.ts',
  // its messages
  'src-shared/i18n',
  'src-main/workbench/games/index.ts',
  'src-main/lab/played-game.ts',
  'src-renderer/features/play/boards/registry.ts',
  'src-renderer/guide/figures/figures.ts',
];

/** Files that still know single games. A new game has to look into each of them; none may join. */
export const stillNamingGames = [
  // what the lab reports: figures of their own for each game, told apart by its id
  'src-shared/api/lab.ts',
  'src-main/cli/simulation-lines.ts',
];
