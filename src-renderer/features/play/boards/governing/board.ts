import Award from '@lucide/svelte/icons/award';
import Heart from '@lucide/svelte/icons/heart';
import Hourglass from '@lucide/svelte/icons/hourglass';
import Link2 from '@lucide/svelte/icons/link-2';
import Moon from '@lucide/svelte/icons/moon';
import Ticket from '@lucide/svelte/icons/ticket';
import Zap from '@lucide/svelte/icons/zap';
import type { GoverningMark } from '@shared/api/marks-governing';
import type { BoardParts } from '../../table/board-parts';
import type { MarkLook } from '../../table/mark-looks';
import GoverningMiddle from './GoverningMiddle.svelte';
import GoverningStrip from './GoverningStrip.svelte';

const marks: Partial<Record<GoverningMark, MarkLook>> = {
  pe: { as: 'number', icon: Zap },
  sp: { as: 'number', icon: Heart },
  exhausted: { as: 'icon', icon: Moon },
  unsettled: { as: 'icon', icon: Hourglass },
  encore: { as: 'icon', icon: Award },
  token: { as: 'icon', icon: Ticket },
  worn: { as: 'icon', icon: Link2 },
  // Told by whoever asks the number itself.
  peChange: { as: 'left-out' },
  maxChange: { as: 'left-out' },
};

export const governingBoard: BoardParts = { Middle: GoverningMiddle, Strip: GoverningStrip, marks };
