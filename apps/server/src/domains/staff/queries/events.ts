import type { CaseKind, CaseReason, Decision } from '@subrosa/rules/moderation/case-rules';
import type { MemberRecordEventKind } from '@subrosa/rules/moderation/members';
import { kindsFor, type Staff } from '@subrosa/rules/moderation/staff';
import type { VerificationMethod, VerificationState } from '@subrosa/rules/verification/methods';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface MemberRecordEvent {
  at: Date;
  kind: MemberRecordEventKind;
  caseKind: CaseKind | null;
  caseId: string | null;
  decision: Decision | null;
  reason: CaseReason | null;
  outcome: 'overturned' | 'upheld' | null;
  method: VerificationMethod | null;
  state: VerificationState | null;
}

const MOST_EVENTS = 200;

/**
 * Returns the history of a member, newest first. It contains only cases that this staff member could see in the queue,
 * and of support requests and documents only that there was one.
 */
export async function listRecordEvents(db: Db | Tx, staff: Staff, memberId: string): Promise<MemberRecordEvent[]> {
  const kinds = [...kindsFor(staff.role)];
  const { rows } = await sql<MemberRecordEvent>`
    WITH visible AS (
      SELECT id, kind, member_id, reporter_id, opened_at, decided_at, decision, reason FROM moderation_case
      WHERE (member_id = ${memberId}::uuid OR reporter_id = ${memberId}::uuid) AND kind = ANY(${kinds}::text[])
        AND member_id IS DISTINCT FROM ${staff.id}::uuid AND reporter_id IS DISTINCT FROM ${staff.id}::uuid
        AND first_decider_id IS DISTINCT FROM ${staff.id}::uuid
    ), happened (at, kind, "caseKind", "caseId", decision, reason, outcome, method, state) AS (
      SELECT opened_at, 'case_opened', kind, id, NULL, NULL, NULL, NULL, NULL FROM visible WHERE member_id = ${memberId}::uuid
      UNION ALL
      SELECT decided_at, 'case_decided', kind, id, decision, reason, NULL, NULL, NULL FROM visible
        WHERE member_id = ${memberId}::uuid AND decided_at IS NOT NULL
      UNION ALL
      SELECT opened_at, 'reported', kind, id, NULL, NULL, NULL, NULL, NULL FROM visible WHERE reporter_id = ${memberId}::uuid
      UNION ALL
      SELECT a.filed_at, 'appealed', v.kind, v.id, NULL, s.reason, NULL, NULL, NULL
        FROM appeal a JOIN statement_of_reasons s ON s.id = a.statement_of_reasons_id JOIN visible v ON v.id = s.case_id
        WHERE s.member_id = ${memberId}::uuid
      UNION ALL
      SELECT a.answered_at, 'appeal_answered', v.kind, v.id, NULL, s.reason, a.outcome, NULL, NULL
        FROM appeal a JOIN statement_of_reasons s ON s.id = a.statement_of_reasons_id JOIN visible v ON v.id = s.case_id
        WHERE s.member_id = ${memberId}::uuid AND a.answered_at IS NOT NULL
      UNION ALL
      SELECT submitted_at, 'verification_submitted', NULL, NULL, NULL, NULL, NULL, method, NULL FROM verification
        WHERE member_id = ${memberId}::uuid
      UNION ALL
      SELECT decided_at, 'verification_decided', NULL, NULL, NULL, NULL, NULL, method, state FROM verification
        WHERE member_id = ${memberId}::uuid AND decided_at IS NOT NULL
      UNION ALL
      SELECT applied_at, 'lifetime_applied', NULL, NULL, NULL, NULL, NULL, NULL, state FROM lifetime_application
        WHERE member_id = ${memberId}::uuid
      UNION ALL
      SELECT c.received_at, 'sent_support_request', NULL, NULL, NULL, NULL, NULL, NULL, NULL
        FROM contact_message c JOIN member m ON lower(m.email) = lower(c.email) WHERE m.id = ${memberId}::uuid
    )
    SELECT * FROM happened ORDER BY at DESC, kind LIMIT ${MOST_EVENTS}`.execute(db);
  return rows;
}
