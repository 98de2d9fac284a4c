import type { CaseView } from '@subrosa/contract/moderation';

type QueueEntry = Pick<CaseView, 'id' | 'assignee' | 'mine' | 'state'>;

const isFree = ({ state, mine, assignee }: QueueEntry) => state === 'open' && (mine || assignee === null);

/** The case to open after a decision: the next in the queue that no colleague has claimed, else the first one; null when none is open. */
export function nextCase(cases: readonly QueueEntry[], decidedId: string): string | null {
  const index = cases.findIndex(({ id }) => id === decidedId);
  const ahead = [...cases.slice(index + 1), ...cases.slice(0, Math.max(0, index))];
  return ahead.find(isFree)?.id ?? null;
}

/** The previous or next case in the queue; without a current one, the last or the first. */
export function neighbour(cases: readonly Pick<CaseView, 'id'>[], id: string | null, step: 1 | -1): string | null {
  const index = cases.findIndex((one) => one.id === id);
  if (index < 0) return (step > 0 ? cases[0] : cases.at(-1))?.id ?? null;
  return cases[index + step]?.id ?? null;
}
