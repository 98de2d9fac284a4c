import type { CaseKind } from '../moderation/case-rules.ts';
import type { Staff } from '../moderation/staff.ts';
import { mayTakePart } from '../moderation/two-person-rules.ts';

/** Two CSAM reviewers, and a deputy for either. */
export const reviewerSlots = ['primary', 'secondary', 'deputy'] as const;

export type ReviewerSlot = (typeof reviewerSlots)[number];

/** The possible decisions: a report to the agency, or a dismissal. */
export const csamVerdicts = ['report', 'dismiss'] as const;

export type CsamVerdict = (typeof csamVerdicts)[number];

/** The agency's kinds of incidents. */
export const csamIncidents = ['material', 'enticement'] as const;

export type CsamIncident = (typeof csamIncidents)[number];

/** State of a report: enqueued, being sent, acknowledged by the agency, or rejected by it and sent again later. */
export const csamReportStates = ['waiting', 'sending', 'acknowledged', 'rejected'] as const;

export type CsamReportState = (typeof csamReportStates)[number];

/** Kinds of ordinary cases that can be escalated to the CSAM reviewers: disclosed messages and files, or a picture. */
export const escalatableKinds: readonly CaseKind[] = ['conversation_report', 'media_review', 'media_objection', 'media_match'];

const HOUR = 3_600_000;

/**
 * Deadline for the acknowledgement of a confirmed report, after which an alert is raised. The law requires a report as soon
 * as reasonably possible.
 */
export const reportDueAt = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + HOUR);

const FIRST_RETRY = HOUR / 12;

/** When a report that the agency rejected is sent again: after 5 minutes, then twice as long each time, at most an hour. */
export const reportRetryAt = (rejectedAt: Date, attempts: number): Date =>
  new Date(rejectedAt.getTime() + Math.min(FIRST_RETRY * 2 ** Math.max(attempts - 1, 0), HOUR));

/** 18 USC 2258A(h): reported content is preserved for a year; from a leap day until the last day of February. */
export function preservedUntil(from: Date): Date {
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + 1);
  if (until.getUTCDate() !== from.getUTCDate()) until.setUTCDate(0);
  return until;
}

export interface CsamCaseState {
  state: 'open' | 'decided';
  memberId: string | null;
  reporterId: string | null;
  preparedBy: string | null;
  /** Whether everything about it is preserved; it cannot be decided before that. */
  isPreserved: boolean;
}

export type CsamErrorCode =
  | 'resource.notFound'
  | 'moderation.alreadyDecided'
  | 'csam.notPrepared'
  | 'csam.notPreserved'
  | 'csam.sameReviewer';

/** A case about a reviewer, or reported by them, is hidden from them. */
const isHidden = ({ memberId, reporterId }: CsamCaseState, staffId: string) => [memberId, reporterId].includes(staffId);

export function preparingProblem(found: CsamCaseState, staffId: string): CsamErrorCode | null {
  if (isHidden(found, staffId)) return 'resource.notFound';
  return found.state === 'decided' ? 'moderation.alreadyDecided' : null;
}

/** A reviewer cannot confirm what they prepared themselves. */
export function confirmingProblem(found: CsamCaseState, staffId: string): CsamErrorCode | null {
  const problem = preparingProblem(found, staffId);
  if (problem) return problem;
  if (found.preparedBy === null) return 'csam.notPrepared';
  if (!found.isPreserved) return 'csam.notPreserved';
  return found.preparedBy === staffId ? 'csam.sameReviewer' : null;
}

interface ReviewerProposal {
  /** The proposed reviewer; null to clear the slot. */
  reviewerId: string | null;
  proposedBy: string | null;
}

/** Whether a staff member may confirm a CSAM reviewer: neither the one who proposed it nor the proposed one may. */
export function mayConfirmReviewer(staff: Staff, { reviewerId, proposedBy }: ReviewerProposal): boolean {
  const { id } = staff;
  return mayTakePart('csam_reviewer', 'second', staff) && id !== reviewerId && id !== proposedBy;
}
