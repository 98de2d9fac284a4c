import type { CsamVerdict } from '@subrosa/rules/csam/csam';

/** Events of the CSAM domain. */
export interface CsamEvents {
  /** Two CSAM reviewers agreed. `mediaId` is null when the case is not about a media item. */
  'sealed.decided': { caseId: string; verdict: CsamVerdict; mediaId: string | null };
  /** The agency did not acknowledge a report within the deadline, or rejected it. */
  'sealed.reportAlarmed': { caseId: string };
}
