import type { CaseKind, Decision, SubjectKind } from '@subrosa/rules/moderation/cases';

/** Facts of the moderation domain that others may react to. */
export interface ModerationEvents {
  'moderation.caseOpened': { caseId: string; kind: CaseKind };
  'moderation.caseDecided': {
    caseId: string;
    kind: CaseKind;
    subjectKind: SubjectKind;
    subjectId: string;
    decision: Decision;
    reason: string | null;
  };
}
