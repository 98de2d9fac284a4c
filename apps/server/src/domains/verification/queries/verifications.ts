import type { AccountType } from '@subrosa/rules/accounts/account-types';
import type { SocialPlatform, VerificationMethod, VerificationState } from '@subrosa/rules/verification/methods';
import type { IdentityReason } from '@subrosa/rules/verification/reasons';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface Attempt {
  id: string;
  method: VerificationMethod;
  platform: SocialPlatform | null;
  handle: string | null;
  state: VerificationState;
  submitted_at: Date;
  expected_by: string;
  decided_at: Date | null;
  reason: IdentityReason | null;
  note: string | null;
  lifetime: boolean;
}

const PAST_AT_MOST = 50;

/** Returns submissions, newest first. Check constraints limit these columns to the values of the rules. */
export async function listAttempts(db: Db | Tx, memberId: string): Promise<Attempt[]> {
  const rows = await db
    .selectFrom('verification')
    .select(['id', 'method', 'platform', 'handle', 'state', 'submitted_at', 'expected_by', 'decided_at', 'reason', 'note', 'lifetime'])
    .where('member_id', '=', memberId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .limit(PAST_AT_MOST)
    .execute();
  return rows as Attempt[];
}

export interface WaitingVerification {
  id: string;
  memberId: string;
  accountType: AccountType;
  method: VerificationMethod;
  documentHash: Buffer | null;
  expiresOn: string | null;
  lifetime: boolean;
}

/**
 * Locks a pending submission, because it is decided or withdrawn only once. Null if there is none or the member is
 * deleted.
 */
export async function lockWaiting(tx: Tx, by: { id: string } | { memberId: string }): Promise<WaitingVerification | null> {
  const row = await tx
    .selectFrom('verification')
    .innerJoin('member', 'member.id', 'verification.member_id')
    .select(['verification.id', 'verification.member_id', 'verification.method', 'verification.document_hash'])
    .select(['verification.expires_on', 'verification.lifetime', 'member.account_type'])
    .where('verification.state', '=', 'waiting')
    .where('member.state', '<>', 'deleted')
    .$if('id' in by, (query) => query.where('verification.id', '=', 'id' in by ? by.id : ''))
    .$if('memberId' in by, (query) => query.where('verification.member_id', '=', 'memberId' in by ? by.memberId : ''))
    .forUpdate('verification')
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    memberId: row.member_id,
    accountType: row.account_type as AccountType,
    method: row.method as VerificationMethod,
    documentHash: row.document_hash,
    expiresOn: row.expires_on,
    lifetime: row.lifetime,
  };
}

/** Locks a declined submission to reopen it. Null if the member is deleted or is verified by this method. */
export async function lockDeclined(tx: Tx, id: string): Promise<Pick<WaitingVerification, 'memberId' | 'method'> | null> {
  const row = await tx
    .selectFrom('verification as declined')
    .innerJoin('member', 'member.id', 'declined.member_id')
    .select(['declined.member_id', 'declined.method'])
    .where('declined.id', '=', id)
    .where('declined.state', '=', 'declined')
    .where('member.state', '<>', 'deleted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identity_record')
            .select('identity_record.method')
            .whereRef('identity_record.member_id', '=', 'declined.member_id')
            .whereRef('identity_record.method', '=', 'declined.method'),
        ),
      ),
    )
    .forUpdate('declined')
    .executeTakeFirst();
  return row ? { memberId: row.member_id, method: row.method as VerificationMethod } : null;
}

/** Locks the open case about the submission until the transaction ends. */
export async function lockOpenCase(tx: Tx, verificationId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('moderation_case')
    .select('id')
    .where('subject_id', '=', verificationId)
    .where('kind', '=', 'identity')
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the text by the moderator. */
export async function findNote(tx: Tx, caseId: string): Promise<string | null> {
  const row = await tx.selectFrom('moderation_case').select('note').where('id', '=', caseId).executeTakeFirst();
  return row?.note ?? null;
}

/** Returns submissions with an open case whose member is deleted or being deleted. */
export async function listAbandoned(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('moderation_case')
    .leftJoin('verification', 'verification.id', 'moderation_case.subject_id')
    .select('moderation_case.subject_id')
    .distinct()
    .where('moderation_case.subject_kind', '=', 'verification')
    .where('moderation_case.state', '=', 'open')
    .where((eb) => eb.or([eb('verification.id', 'is', null), eb('verification.member_id', '=', memberId)]))
    .execute();
  return rows.map(({ subject_id }) => subject_id);
}

/** Returns the hashes of all documents that a member submitted. */
export async function listDocumentHashes(tx: Tx, memberId: string): Promise<Buffer[]> {
  const rows = await tx.selectFrom('verification').select('document_hash').distinct().where('member_id', '=', memberId).execute();
  return rows.flatMap(({ document_hash: hash }) => hash ?? []);
}
