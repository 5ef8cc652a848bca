import CircleCheck from '@lucide/svelte/icons/circle-check';
import LinkIcon from '@lucide/svelte/icons/link';
import Shield from '@lucide/svelte/icons/shield';
import Sparkles from '@lucide/svelte/icons/sparkles';
import type { YgiosMark } from '@shared/api/marks-ygios';
import type { BoardParts } from '../../table/board-parts';
import type { MarkLook } from '../../table/mark-looks';
import YgiosMiddle from './YgiosMiddle.svelte';
import YgiosStrip from './YgiosStrip.svelte';

const marks: Partial<Record<YgiosMark, MarkLook>> = {
  value: { as: 'number' },
  active: { as: 'icon', icon: Sparkles },
  protected: { as: 'icon', icon: Shield },
  spent: { as: 'icon', icon: CircleCheck },
  linked: { as: 'icon', icon: LinkIcon },
};

export const ygiosBoard: BoardParts = { Middle: YgiosMiddle, Strip: YgiosStrip, marks };
