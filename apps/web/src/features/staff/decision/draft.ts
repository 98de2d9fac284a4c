import { caseRules, needsReason, type CaseKind, type Decision, type CaseReason } from '@subrosa/rules/moderation/case-rules';
import { MOST_SUSPENDED_DAYS, type Sanction, type SanctionKind } from '@subrosa/rules/moderation/sanctions';
import type { IdentityCheck } from '@subrosa/rules/verification/checks';

/** The state of a decision before it is sent. */
export type Draft = {
  decision: Decision | null;
  reason: CaseReason | null;
  note: string;
  /** The passed checks of an identity. */
  checks: readonly IdentityCheck[];
  /** The sanction that is imposed in addition. */
  sanction: SanctionKind | null;
  /** The days of a suspension, as typed. */
  days: string;
  isForGood: boolean;
};

const USUAL_DAYS = '7';

export const emptyDraft: Draft = {
  decision: null,
  reason: null,
  note: '',
  checks: [],
  sanction: null,
  days: USUAL_DAYS,
  isForGood: false,
};

export function withDecision(draft: Draft, decision: Decision): Draft {
  return needsReason(decision) ? { ...draft, decision } : { ...draft, decision, reason: null, sanction: null };
}

/** Choosing a reason also chooses the negative decision. */
export function withReason(draft: Draft, kind: CaseKind, reason: CaseReason): Draft {
  return { ...draft, reason, decision: againstOf(kind) ?? draft.decision };
}

/** Choosing a sanction also chooses the negative decision; choosing it again removes it. */
export function withSanction(draft: Draft, kind: CaseKind, sanction: SanctionKind | null): Draft {
  const next = draft.sanction === sanction ? null : sanction;
  return { ...draft, sanction: next, decision: next === null ? draft.decision : (againstOf(kind) ?? draft.decision) };
}

const againstOf = (kind: CaseKind): Decision | undefined => caseRules[kind].decisions.find(needsReason);

export type DraftError = 'decision' | 'reason' | 'checks' | 'days';

/** Toggles a check. */
export function withCheck(draft: Draft, check: IdentityCheck): Draft {
  const others = draft.checks.filter((one) => one !== check);
  return { ...draft, checks: others.length < draft.checks.length ? others : [...others, check] };
}

/** The first missing part; null when the decision is complete. Approval requires all `wanted` checks; null means that they are unknown. */
export function draftErrorOf(draft: Draft, wanted: readonly IdentityCheck[] | null = []): DraftError | null {
  const { decision, reason, checks } = draft;
  if (decision === null) return 'decision';
  if (decision === 'approve' && !wanted?.every((check) => checks.includes(check))) return 'checks';
  if (needsReason(decision) && reason === null) return 'reason';
  return isWithoutEnd(draft) ? 'days' : null;
}

/** Whether a suspension has neither a valid number of days nor is permanent. */
function isWithoutEnd({ sanction, days, isForGood }: Draft): boolean {
  if (sanction !== 'suspension' || isForGood) return false;
  return !/^\d+$/.test(days) || Number(days) < 1 || Number(days) > MOST_SUSPENDED_DAYS;
}

/** The sanction as it is sent. */
export function sanctionOf({ sanction, days, isForGood }: Draft): Sanction | null {
  if (sanction === null) return null;
  return sanction === 'suspension' && !isForGood ? { kind: sanction, days: Number(days) } : { kind: sanction };
}
