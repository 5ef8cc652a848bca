import DoorOpen from '@lucide/svelte/icons/door-open';
import Eye from '@lucide/svelte/icons/eye';
import EyeOff from '@lucide/svelte/icons/eye-off';
import Flag from '@lucide/svelte/icons/flag';
import Footprints from '@lucide/svelte/icons/footprints';
import Gift from '@lucide/svelte/icons/gift';
import Hand from '@lucide/svelte/icons/hand';
import Heart from '@lucide/svelte/icons/heart';
import InfinityIcon from '@lucide/svelte/icons/infinity';
import KeyRound from '@lucide/svelte/icons/key-round';
import Layers from '@lucide/svelte/icons/layers';
import Lock from '@lucide/svelte/icons/lock';
import Music from '@lucide/svelte/icons/music';
import PawPrint from '@lucide/svelte/icons/paw-print';
import RepeatOne from '@lucide/svelte/icons/repeat-1';
import RepeatTwo from '@lucide/svelte/icons/repeat-2';
import RotateCw from '@lucide/svelte/icons/rotate-cw';
import Shield from '@lucide/svelte/icons/shield';
import Shirt from '@lucide/svelte/icons/shirt';
import Sparkles from '@lucide/svelte/icons/sparkles';
import Star from '@lucide/svelte/icons/star';
import TentTree from '@lucide/svelte/icons/tent-tree';
import Trophy from '@lucide/svelte/icons/trophy';
import Zap from '@lucide/svelte/icons/zap';
import type { LucideIcon } from '@lucide/svelte';
import type { ZoneMark } from '@shared/language/definitions/look-words';
import { signs, type Sign } from '@shared/language/definitions/template-words';
import type { Icon, Keyword } from '@shared/ruletext/base/text';

/** Zones have outlines of their own in ui/zone-marks.ts; every other sign is here or does not compile. */
export const signIcons: Readonly<Record<Exclude<Sign, ZoneMark>, LucideIcon>> = {
  heart: Heart,
  star: Star,
  sparkles: Sparkles,
  paw: PawPrint,
  gift: Gift,
  shirt: Shirt,
  tent: TentTree,
  music: Music,
  bolt: Zap,
  footprints: Footprints,
  flag: Flag,
  hand: Hand,
  eye: Eye,
  'eye-off': EyeOff,
  layers: Layers,
  trophy: Trophy,
  door: DoorOpen,
  repeat: RepeatTwo,
  exhaust: RotateCw,
  once: RepeatOne,
  persist: InfinityIcon,
  lock: Lock,
  shield: Shield,
  key: KeyRound,
};

export const keywordSigns: Readonly<Record<Keyword, Sign>> = {
  once: 'once',
  persist: 'persist',
  lock: 'lock',
  protect: 'shield',
  cost: 'key',
};
export const iconSigns: Readonly<Record<Icon, Sign>> = { exhaust: 'exhaust' };

/** A template names signs as it likes; null for one that does not exist. */
export const signNamed = (word: string): Sign | null => signs.find((sign) => sign === word) ?? null;
