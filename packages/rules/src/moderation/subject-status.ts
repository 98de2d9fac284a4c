import type { Decision } from './case-rules.ts';

export const subjectStatuses = ['under_review', 'approved', 'rejected', 'removed'] as const;

export type SubjectStatus = (typeof subjectStatuses)[number];

/**
 * Returns the status of content after a decision. Removed content stays removed, and content with another open case is not
 * approved yet.
 */
export function statusAfter(decision: Decision, thing: { before: SubjectStatus; otherCaseOpen: boolean }): SubjectStatus {
  if (decision === 'remove' || thing.before === 'removed') return 'removed';
  if (decision === 'reject') return 'rejected';
  return thing.otherCaseOpen ? 'under_review' : 'approved';
}
