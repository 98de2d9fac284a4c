import type { CaseKind, Decision, SubjectKind } from '@subrosa/rules/moderation/cases';
import type { SanctionKind } from '@subrosa/rules/moderation/sanctions';
import type { IdentityCheck } from '@subrosa/rules/verification/checks';

interface DecisionEvent {
  caseId: string;
  kind: CaseKind;
  subjectKind: SubjectKind;
  subjectId: string;
  decision: Decision;
}

/** Facts of the moderation domain that others may react to. */
export interface ModerationEvents {
  'moderation.caseOpened': { caseId: string; kind: CaseKind };
  /** It waits too long, or soon will. */
  'moderation.caseAlarmed': { caseId: string; kind: CaseKind; overdue: boolean };
  'moderation.caseDecided': DecisionEvent & { reason: string | null; checks?: readonly IdentityCheck[] };
  /** On appeal: whoever acted on the decision undoes it as far as it can be, for the member who appealed. */
  'moderation.decisionOverturned': DecisionEvent & { memberId: string; decidedBy: string | null };
  /** Something was decided against a member, and why can be read. */
  'moderation.statementMade': { statementId: string; memberId: string; kind: CaseKind; sanction: SanctionKind | null };
  'moderation.appealAnswered': { statementId: string; memberId: string; outcome: 'overturned' | 'upheld' };
  /** Whoever knows more by which they could be known again adds it with `addBannedTrait`. */
  'moderation.memberBanned': { memberId: string; sanctionId: string };
}
