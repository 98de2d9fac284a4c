import { caseRules, needsReason, type CaseKind, type Decision, type CaseReason } from '@subrosa/rules/moderation/cases';

/** A decision while it is being made. */
export type Draft = { decision: Decision | null; reason: CaseReason | null; note: string };

export const emptyDraft: Draft = { decision: null, reason: null, note: '' };

export function withDecision(draft: Draft, decision: Decision): Draft {
  return { ...draft, decision, reason: needsReason(decision) ? draft.reason : null };
}

/** Giving a reason is deciding against. */
export function withReason(draft: Draft, kind: CaseKind, reason: CaseReason): Draft {
  return { ...draft, reason, decision: caseRules[kind].decisions.find(needsReason) ?? draft.decision };
}

/** What is still missing; null when it can be sent. */
export function draftProblem({ decision, reason }: Draft): 'decision' | 'reason' | null {
  if (decision === null) return 'decision';
  return needsReason(decision) && reason === null ? 'reason' : null;
}
