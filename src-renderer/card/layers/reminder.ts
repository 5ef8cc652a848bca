import type { Attachment } from 'svelte/attachments';
import type { Reminder } from '@shared/ruletext/reminders/index';
import { tooltip } from '../../ui/tooltip';

/** What a sign means, beside it while somebody points at it. */
export const reminder = ({ name, says }: Reminder): Attachment<HTMLElement> => tooltip(`${name}: ${says}`);
