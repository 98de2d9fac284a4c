import { caseRules, needsReason, type CaseKind, type Decision, type CaseReason } from '@subrosa/rules/moderation/cases';
import type { IdentityCheck } from '@subrosa/rules/verification/checks';

/** A decision while it is being made. */
export type Draft = {
  decision: Decision | null;
  reason: CaseReason | null;
  note: string;
  /** What was found in order, of an identity. */
  checks: readonly IdentityCheck[];
};

export const emptyDraft: Draft = { decision: null, reason: null, note: '', checks: [] };

export function withDecision(draft: Draft, decision: Decision): Draft {
  return { ...draft, decision, reason: needsReason(decision) ? draft.reason : null };
}

/** Giving a reason is deciding against. */
export function withReason(draft: Draft, kind: CaseKind, reason: CaseReason): Draft {
  return { ...draft, reason, decision: caseRules[kind].decisions.find(needsReason) ?? draft.decision };
}

export type DraftProblem = 'decision' | 'reason' | 'checks';

/** Found in order, or doubted again. */
export function withCheck(draft: Draft, check: IdentityCheck): Draft {
  const others = draft.checks.filter((one) => one !== check);
  return { ...draft, checks: others.length < draft.checks.length ? others : [...others, check] };
}

/** What is still missing; null when it can be sent. `wanted` must all be in order before somebody agrees; null while it is not known what. */
export function draftProblem({ decision, reason, checks }: Draft, wanted: readonly IdentityCheck[] | null = []): DraftProblem | null {
  if (decision === null) return 'decision';
  if (decision === 'approve' && !wanted?.every((check) => checks.includes(check))) return 'checks';
  return needsReason(decision) && reason === null ? 'reason' : null;
}
