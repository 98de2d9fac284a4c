import { caseRules, reasonsOf } from '@subrosa/rules/moderation/case-rules';
import { withCheck, withDecision, withReason, withSanction } from './decision/draft.ts';
import { neighbour } from './next-case.ts';
import { focusedCase, focusRow } from './queue/focused-row.ts';
import { useHelp } from './shortcuts/help.ts';
import { useShortcuts, type Shortcuts } from './shortcuts/use-shortcuts.ts';
import type { OpenCase } from './api/cases.ts';
import type { ReviewState } from './use-review.ts';
import { reasonKey } from './decision/reason-key.ts';
import { sanctionKeys } from './sanction-labels.ts';
import { isIdentityKind } from './identity-kind.ts';
import { keyOfDecision } from './labels.ts';

/** The keyboard shortcuts of the review page. When the queue is not on the screen, moving opens a case. */
export function useReviewShortcuts(review: ReviewState, hasQueue: boolean): void {
  const openHelp = useHelp((help) => help.open);
  const { queue, openId, navigation, claim } = review;

  function move(step: 1 | -1) {
    const id = neighbour(queue.cases, (hasQueue ? focusedCase() : null) ?? openId, step);
    if (hasQueue) focusRow(id);
    else if (id !== null) navigation.open(id);
  }

  function claimFocused() {
    const id = focusedCase() ?? openId;
    if (id === null) return;
    if (id !== openId) navigation.open(id);
    claim(id);
  }

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    m: claimFocused,
    '?': openHelp,
    ...keysOfOpenCase(review),
  });
}

/** Only while the viewer is assigned the open case. */
function keysOfOpenCase(review: ReviewState): Shortcuts {
  const { draft, change, release, send } = review;
  const opened = review.opened.data;
  if (!opened?.mine || opened.state !== 'open') return {};
  const deciding = caseRules[opened.kind].decisions.map((decision) => [
    keyOfDecision(decision, opened.kind),
    () => change(withDecision(draft, decision)),
  ]);
  const reasoning = reasonsOf(opened.kind).map((reason, index) => [reasonKey(index), () => change(withReason(draft, opened.kind, reason))]);
  const sanctioning = review.sanctions.map((kind) => [sanctionKeys[kind], () => change(withSanction(draft, opened.kind, kind))]);
  return {
    ...(Object.fromEntries([...sanctioning, ...deciding, ...reasoning]) as Shortcuts),
    g: () => release(opened.id),
    ...(review.revealing.can && { n: review.revealing.open }),
    'ctrl+enter': () => send(opened),
    ...(isIdentityKind(opened.kind) && keysOfIdentity(review, opened)),
  };
}

/** Number keys toggle checks, or select reasons after a rejection. Approving with all checks submits. */
function keysOfIdentity({ draft, wanted, change, send }: ReviewState, opened: OpenCase): Shortcuts {
  const isDeclining = draft.decision === 'reject';
  const ticking = (wanted ?? []).map((check, index) => [String(index + 1), () => change(withCheck(draft, check))]);
  const approving = withDecision(draft, 'approve');
  return {
    ...(!isDeclining && opened.kind === 'identity' && { ...(Object.fromEntries(ticking) as Shortcuts), a: () => send(opened, approving) }),
    ...(draft.decision !== null && { enter: () => send(opened) }),
  };
}
