import { expect, it } from 'vitest';
import { rulesBySkip } from '@shared/help/rules-for-event';
import { skipReasons } from './skip';

it('every reason to skip a part has its help, and help knows no other', () => {
  expect(Object.keys(rulesBySkip).sort()).toEqual([...skipReasons].sort());
});
