import type { CsamVerdict } from '@subrosa/rules/csam/csam';

/** Facts of the sealed domain that others may react to. */
export interface CsamEvents {
  /** Two named persons agreed. `mediaId` is null where it was no item. */
  'sealed.decided': { caseId: string; verdict: CsamVerdict; mediaId: string | null };
  /** The agency has not acknowledged a report within its clock, or found it wrong. */
  'sealed.reportAlarmed': { caseId: string };
}
