import type { RuleId } from '@shared/help/rules';
import { navigation } from './navigation.svelte';

/** For code that has a rule and no link: a refused move, a key on a log line. null is the list of all rules. */
export const openHelp = (rule: RuleId | null): Promise<void> => navigation.openHelp(rule);
