import { caseRules, needsReason, type CaseKind, type Decision, type CaseReason } from '@subrosa/rules/moderation/cases';
import { MOST_SUSPENDED_DAYS, type Sanction, type SanctionKind } from '@subrosa/rules/moderation/sanctions';
import type { IdentityCheck } from '@subrosa/rules/verification/checks';

/** A decision while it is being made. */
export type Draft = {
  decision: Decision | null;
  reason: CaseReason | null;
  note: string;
  /** What was found in order, of an identity. */
  checks: readonly IdentityCheck[];
  /** What it does to the member besides. */
  sanction: SanctionKind | null;
  /** Of a suspension, as it is typed. */
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

/** Giving a reason is deciding against. */
export function withReason(draft: Draft, kind: CaseKind, reason: CaseReason): Draft {
  return { ...draft, reason, decision: againstOf(kind) ?? draft.decision };
}

/** So is a sanction; the same once more takes it back. */
export function withSanction(draft: Draft, kind: CaseKind, sanction: SanctionKind | null): Draft {
  const next = draft.sanction === sanction ? null : sanction;
  return { ...draft, sanction: next, decision: next === null ? draft.decision : (againstOf(kind) ?? draft.decision) };
}

const againstOf = (kind: CaseKind): Decision | undefined => caseRules[kind].decisions.find(needsReason);

export type DraftError = 'decision' | 'reason' | 'checks' | 'days';

/** Found in order, or doubted again. */
export function withCheck(draft: Draft, check: IdentityCheck): Draft {
  const others = draft.checks.filter((one) => one !== check);
  return { ...draft, checks: others.length < draft.checks.length ? others : [...others, check] };
}

/** What is still missing; null when it can be sent. `wanted` must all be in order before somebody agrees; null while it is not known what. */
export function draftErrorOf(draft: Draft, wanted: readonly IdentityCheck[] | null = []): DraftError | null {
  const { decision, reason, checks } = draft;
  if (decision === null) return 'decision';
  if (decision === 'approve' && !wanted?.every((check) => checks.includes(check))) return 'checks';
  if (needsReason(decision) && reason === null) return 'reason';
  return isWithoutEnd(draft) ? 'days' : null;
}

/** Whether a suspension says neither for how long nor that it is for good. */
function isWithoutEnd({ sanction, days, isForGood }: Draft): boolean {
  if (sanction !== 'suspension' || isForGood) return false;
  return !/^\d+$/.test(days) || Number(days) < 1 || Number(days) > MOST_SUSPENDED_DAYS;
}

/** What is sent of it. */
export function sanctionOf({ sanction, days, isForGood }: Draft): Sanction | null {
  if (sanction === null) return null;
  return sanction === 'suspension' && !isForGood ? { kind: sanction, days: Number(days) } : { kind: sanction };
}
