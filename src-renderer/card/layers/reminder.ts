import type { Attachment } from 'svelte/attachments';
import { reminderLine, type Reminder } from '@shared/ruletext/reminders/index';
import type { Language } from '@shared/util/languages';
import { tooltip } from '../../ui/tooltip';

/** What a sign means, beside it while somebody points at it. */
export const reminder = (of: Reminder, language: Language): Attachment<HTMLElement> =>
  tooltip(reminderLine(of, language), { lang: language });
