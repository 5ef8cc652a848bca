import type { Attachment } from 'svelte/attachments';
import type { Keyword } from '@shared/ruletext/base/text';
import { tooltip } from '../../ui/tooltip';

/** What a keyword means, beside it while somebody points at it. */
export const reminder = (name: string, _keyword: Keyword): Attachment<HTMLElement> => tooltip(name);
