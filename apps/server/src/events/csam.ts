import type { CsamVerdict } from '@subrosa/rules/csam/csam';

/** Events of the CSAM domain. */
export interface CsamEvents {
  /** Two CSAM reviewers agreed. `mediaId` is null when the case is not about a media item. */
  'csam.caseDecided': { caseId: string; verdict: CsamVerdict; mediaId: string | null };
  /** NCMEC did not acknowledge a report within the deadline, or rejected it. */
  'csam.reportOverdue': { caseId: string };
}
