import { caseRules, reasonsOf } from '@subrosa/rules/moderation/cases';
import { withDecision, withReason } from './decision/draft.ts';
import { neighbour } from './next-case.ts';
import { focusedCase, focusRow } from './queue/focused-row.ts';
import { useHelp } from './shortcuts/help.ts';
import { useShortcuts, type Shortcuts } from './shortcuts/use-shortcuts.ts';
import type { ReviewState } from './use-review.ts';
import { decisionKeys } from './words.ts';
import { reasonKey } from './decision/reason-key.ts';

/** The keys of the review page. Where the queue is not on the screen, moving is opening. */
export function useReviewShortcuts(review: ReviewState, hasQueue: boolean): void {
  const openHelp = useHelp((help) => help.open);
  const { queue, openId, address, take } = review;

  function move(step: 1 | -1) {
    const id = neighbour(queue.cases, (hasQueue ? focusedCase() : null) ?? openId, step);
    if (hasQueue) focusRow(id);
    else if (id !== null) address.open(id);
  }

  function takeChosen() {
    const id = focusedCase() ?? openId;
    if (id === null) return;
    if (id !== openId) address.open(id);
    take(id);
  }

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    m: takeChosen,
    '?': openHelp,
    ...keysOfOpenCase(review),
  });
}

/** Only while the case is one's own to decide. */
function keysOfOpenCase({ opened: { data: opened }, draft, change, release, send }: ReviewState): Shortcuts {
  if (!opened?.mine || opened.state !== 'open') return {};
  const deciding = caseRules[opened.kind].decisions.map((decision) => [
    decisionKeys[decision],
    () => change(withDecision(draft, decision)),
  ]);
  const reasoning = reasonsOf(opened.kind).map((reason, index) => [reasonKey(index), () => change(withReason(draft, opened.kind, reason))]);
  return {
    ...(Object.fromEntries([...deciding, ...reasoning]) as Shortcuts),
    g: () => release(opened.id),
    'ctrl+enter': () => send(opened),
  };
}
