import { caseRules, needsReason, type CaseKind, type Decision, type StaffReason } from './cases.ts';

/** A case as somebody finds it who wants to do something about it. */
export interface CaseAtHand {
  kind: CaseKind;
  state: 'open' | 'decided';
  assigneeId: string | null;
  /** Whose thing it is about, and who complained: neither decides about it. */
  memberId: string | null;
  reporterId: string | null;
}

export type CaseRefusal = 'page.missing' | 'moderation.taken' | 'moderation.decided';

/** A case about oneself, or that one complained in, is not there. */
export function isHidden({ memberId, reporterId }: Pick<CaseAtHand, 'memberId' | 'reporterId'>, staffId: string): boolean {
  return memberId === staffId || reporterId === staffId;
}

/** Why a case cannot be taken, or given back; null when it can. */
export function holdingProblem(found: CaseAtHand, staffId: string): CaseRefusal | null {
  if (isHidden(found, staffId)) return 'page.missing';
  if (found.state === 'decided') return 'moderation.decided';
  return found.assigneeId !== null && found.assigneeId !== staffId ? 'moderation.taken' : null;
}

/** Only who has taken a case decides it. */
export function decidingProblem(found: CaseAtHand, staffId: string): CaseRefusal | null {
  return holdingProblem(found, staffId) ?? (found.assigneeId === staffId ? null : 'moderation.taken');
}

export interface Verdict {
  decision: Decision;
  reason: StaffReason | null;
}

/** What is wrong with a decision, by field; null when it can be made. */
export function verdictProblem(
  kind: CaseKind,
  { decision, reason }: Verdict,
): { field: 'decision' | 'reason'; code: 'field.notAChoice' | 'field.required' } | null {
  if (!caseRules[kind].decisions.includes(decision)) return { field: 'decision', code: 'field.notAChoice' };
  return needsReason(decision) && reason === null ? { field: 'reason', code: 'field.required' } : null;
}
