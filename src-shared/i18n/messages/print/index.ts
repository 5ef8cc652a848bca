import { printGuide } from './guide';
import { printProblems } from './problems';
import { printScreen } from './screen';
import { printSettings } from './settings';

export const printMessages = { ...printScreen, ...printSettings, ...printProblems, ...printGuide };
export type PrintKey = keyof typeof printMessages;
