import type { SealedVerdict } from '@subrosa/rules/sealed/sealed';

/** Facts of the sealed domain that others may react to. */
export interface SealedEvents {
  /** Two named persons agreed. `mediaId` is null where it was no item. */
  'sealed.decided': { caseId: string; verdict: SealedVerdict; mediaId: string | null };
  /** The agency has not acknowledged a report within its clock, or found it wrong. */
  'sealed.reportAlarmed': { caseId: string };
}
