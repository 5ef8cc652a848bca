import type { SeenMark } from '@shared/api/matches';
import { i18n } from '../../../state/i18n.svelte';

/** What is at its maximum needs no second number. */
export const writtenNumber = ({ n, of }: SeenMark): string =>
  [n ?? 0, ...(of === null || of === n ? [] : [of])].map((one) => i18n.number(one)).join('/');

export const isLow = ({ n, of }: SeenMark): boolean => of !== null && (n ?? 0) < of;
