import type { CaseKind } from '../moderation/cases.ts';
import type { Staff } from '../moderation/staff.ts';
import { mayTakePart } from '../moderation/two-person-rules.ts';

/** Two who handle sealed cases, and one who stands in for either. */
export const reviewerSlots = ['first', 'second', 'deputy'] as const;

export type ReviewerSlot = (typeof reviewerSlots)[number];

/** What a pair decides: the agency is told, or it was a mistake. */
export const csamVerdicts = ['report', 'dismiss'] as const;

export type CsamVerdict = (typeof csamVerdicts)[number];

/** As the agency tells reports apart. */
export const csamIncidents = ['material', 'enticement'] as const;

export type CsamIncident = (typeof csamIncidents)[number];

/** How a report fares: asked for, under way, taken by the agency, or sent back as wrong, in which case it is sent again later. */
export const csamReportStates = ['waiting', 'sending', 'acknowledged', 'rejected'] as const;

export type CsamReportState = (typeof csamReportStates)[number];

/** What an ordinary case must be to be handed to the named persons: disclosed messages and files, or a picture. */
export const escalatableKinds: readonly CaseKind[] = ['conversation_report', 'media_review', 'media_objection', 'media_match'];

const HOUR = 3_600_000;

/** Of a confirmed report: not acknowledged by then, it alarms. The law says as soon as reasonably possible. */
export const reportDueAt = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + HOUR);

const FIRST_RETRY = HOUR / 12;

/** When a report that the agency refused is sent again: after 5 minutes, then twice as long each time, at most an hour. */
export const reportRetryAt = (rejectedAt: Date, attempts: number): Date =>
  new Date(rejectedAt.getTime() + Math.min(FIRST_RETRY * 2 ** Math.max(attempts - 1, 0), HOUR));

/** 18 USC 2258A(h): what was reported is preserved for a year; of a leap day until the last of February. */
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
  /** Everything about it is sealed away: before that nothing is decided. */
  isPreserved: boolean;
}

export type CsamErrorCode =
  | 'resource.notFound'
  | 'moderation.alreadyDecided'
  | 'csam.notPrepared'
  | 'csam.notPreserved'
  | 'csam.sameReviewer';

/** About oneself, or that one complained in: it is not there, to a named person neither. */
const isHidden = ({ memberId, reporterId }: CsamCaseState, staffId: string) => [memberId, reporterId].includes(staffId);

export function preparingProblem(found: CsamCaseState, staffId: string): CsamErrorCode | null {
  if (isHidden(found, staffId)) return 'resource.notFound';
  return found.state === 'decided' ? 'moderation.alreadyDecided' : null;
}

/** Nobody confirms what they prepared themselves. */
export function confirmingProblem(found: CsamCaseState, staffId: string): CsamErrorCode | null {
  const problem = preparingProblem(found, staffId);
  if (problem) return problem;
  if (found.preparedBy === null) return 'csam.notPrepared';
  if (!found.isPreserved) return 'csam.notPreserved';
  return found.preparedBy === staffId ? 'csam.sameReviewer' : null;
}

interface ReviewerProposal {
  /** Who is named; null where the place is to be empty. */
  personId: string | null;
  proposedBy: string | null;
}

/** Whether somebody may confirm who handles sealed cases: neither who proposed it nor who is named. */
export function mayConfirmReviewer(staff: Staff, { personId, proposedBy }: ReviewerProposal): boolean {
  const { id } = staff;
  return mayTakePart('sealed_person', 'second', staff) && id !== personId && id !== proposedBy;
}
