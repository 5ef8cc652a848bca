import type { Component } from 'svelte';
import type { EntryId, PageId } from '@shared/games/guides';
import type { Topic } from '@shared/guide/topics';
import type { GuidePack } from '../guide-pack';
import GoverningEnding from './governing/Ending.svelte';
import GoverningGoal from './governing/Goal.svelte';
import Leaving from './governing/Leaving.svelte';
import Spending from './governing/Spending.svelte';
import Start from './governing/Start.svelte';
import Steps from './governing/Steps.svelte';
import Swing from './governing/Swing.svelte';
import Types from './governing/Types.svelte';
import Waiting from './governing/Waiting.svelte';
import Abilities from './ygios/Abilities.svelte';
import BackOff from './ygios/BackOff.svelte';
import Bonuses from './ygios/Bonuses.svelte';
import Control from './ygios/Control.svelte';
import Distance from './ygios/Distance.svelte';
import Goal from './ygios/Goal.svelte';
import Modes from './ygios/Modes.svelte';
import ReadCard from './ygios/ReadCard.svelte';
import Scoring from './ygios/Scoring.svelte';
import Turn from './ygios/Turn.svelte';

export type Figure = Component<{ pack: GuidePack }>;

/** Every page has a picture, or does not compile. */
const ofPages: Readonly<Record<PageId, Figure>> = {
  'ygios.goal': Goal,
  'ygios.card': ReadCard,
  'ygios.turn': Turn,
  'ygios.distance': Distance,
  'ygios.control': Control,
  'ygios.abilities': Abilities,
  'ygios.back-off': BackOff,
  'ygios.end': Scoring,
  'ygios.modes': Modes,
  'governing.goal': GoverningGoal,
  'governing.cards': Types,
  'governing.start': Start,
  'governing.turn': Steps,
  'governing.main': Spending,
  'governing.swing': Swing,
  'governing.answers': Waiting,
  'governing.leaving': Leaving,
  'governing.end': GoverningEnding,
};

/** Entries that say more with one. */
const ofEntries: Partial<Record<EntryId, Figure>> = {
  'ygios.distance': Distance,
  'ygios.control': Control,
  'ygios.back-off': BackOff,
  'ygios.bonuses': Bonuses,
  'ygios.points': Scoring,
  'ygios.sweep': Scoring,
  'governing.turn': Steps,
  'governing.swing': Swing,
  'governing.pile': Waiting,
};

export function figureOf(topic: Topic): Figure | null {
  if (topic.is === 'rule') return null;
  if (topic.is === 'page') return ofPages[`${topic.game}.${topic.page}` as PageId] ?? null;
  return ofEntries[`${topic.game}.${topic.entry}` as EntryId] ?? null;
}
