import type { Topic } from '@shared/guide/topics';

/** Shows a topic in the same place; null: the list. Where there is none, links lead by their addresses. */
export type OpenTopic = (topic: Topic | null) => void;
