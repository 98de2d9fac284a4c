import type { AccountType } from '@subrosa/rules/accounts/account-types';
import type { SocialPlatform, VerificationMethod } from '@subrosa/rules/verification/methods';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface Reviewed {
  id: string;
  case_id: string;
  kind: 'identity' | 'lifetime';
  method: VerificationMethod;
  platform: SocialPlatform | null;
  handle: string | null;
  serial: string;
  lifetime: boolean;
  submitted_at: Date;
  document_hash: Buffer | null;
  member_id: string;
  account_type: AccountType;
  birth_date: string | null;
  joined_at: Date;
}

/** Returns the submission with the open case of this staff member; the identity case comes before the lifetime case. */
export async function findReviewed(db: Db, { staffId, id }: { staffId: string; id: string }): Promise<Reviewed | null> {
  const { rows } = await sql<Reviewed>`
    SELECT v.id, c.id AS case_id, c.kind, v.method, v.platform, v.handle, v.serial, v.lifetime, v.submitted_at, v.document_hash,
      m.id AS member_id, m.account_type, p.birth_date, m.joined_at
    FROM verification v JOIN member m ON m.id = v.member_id AND m.state <> 'deleted'
    JOIN moderation_case c ON c.subject_id = v.id AND c.state = 'open' AND c.assignee_id = ${staffId}
    LEFT JOIN profile p ON p.member_id = m.id
    WHERE v.id = ${id} ORDER BY c.kind LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** Returns whether another account submitted this document or got lifetime premium for it. */
export async function findDocumentUse(db: Db, documentHash: Buffer, memberId: string): Promise<'no' | 'elsewhere' | 'granted'> {
  const { rows } = await sql<{ granted: boolean; elsewhere: boolean }>`
    SELECT EXISTS (SELECT FROM lifetime_grant WHERE document_hash = ${documentHash} AND member_id IS DISTINCT FROM ${memberId}) AS granted,
      EXISTS (SELECT FROM verification WHERE document_hash = ${documentHash} AND member_id <> ${memberId}) AS elsewhere`.execute(db);
  if (rows[0]?.granted) return 'granted';
  return rows[0]?.elsewhere ? 'elsewhere' : 'no';
}
