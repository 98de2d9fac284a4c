import type { CaseKind, Decision, SubjectKind } from '@subrosa/rules/moderation/case-rules';
import type { SanctionKind } from '@subrosa/rules/moderation/sanctions';
import type { IdentityCheck } from '@subrosa/rules/verification/checks';

interface DecisionEvent {
  caseId: string;
  kind: CaseKind;
  subjectKind: SubjectKind;
  subjectId: string;
  decision: Decision;
}

/** Events of the moderation domain. */
export interface ModerationEvents {
  'moderation.caseOpened': { caseId: string; kind: CaseKind };
  /** The case is overdue, or soon will be. */
  'moderation.caseReminderDue': { caseId: string; kind: CaseKind; overdue: boolean };
  'moderation.caseDecided': DecisionEvent & { reason: string | null; checks?: readonly IdentityCheck[] };
  /** Overturned on appeal: domains that acted on the decision undo it as far as possible, for the member who appealed. */
  'moderation.decisionOverturned': DecisionEvent & { memberId: string; decidedBy: string | null };
  /** A decision against a member has a statement of reasons. */
  'moderation.statementOfReasonsIssued': { statementOfReasonsId: string; memberId: string; kind: CaseKind; sanction: SanctionKind | null };
  'moderation.appealDecided': { statementOfReasonsId: string; memberId: string; outcome: 'overturned' | 'upheld' };
  /** Domains with further identifiers of the member add them with `addBannedIdentifier`. */
  'moderation.memberBanned': { memberId: string; sanctionId: string };
}
