import type { MemberState, StaffRole } from '@subrosa/rules/accounts/account-types';
import type { DocumentKind } from '@subrosa/rules/documents/limits';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { KeyProvider } from '../../../platform/keys/keys.ts';

/** Finds a document as long as its key exists. */
export async function findAccessibleDocument(db: Db | Tx, id: string) {
  return db
    .selectFrom('document')
    .select(['id', 'owner_id as ownerId', 'verification_id as verificationId', 'kind'])
    .where('id', '=', id)
    .where('state', '=', 'stored')
    .$narrowType<{ kind: DocumentKind }>()
    .executeTakeFirst();
}

/** Returns what is needed to decrypt a document; only the database role of the documents process may read these columns. */
export async function findOpenable(db: Db | Tx, id: string) {
  return db
    .selectFrom('document')
    .select(['id', 'owner_id as ownerId', 'kind', 'content_type as type', 'file_bytes as bytes'])
    .select(['wrapped_key as wrapped', 'key_provider as provider', 'key_name as keyName'])
    .where('id', '=', id)
    .where('state', '=', 'stored')
    .$narrowType<{ kind: DocumentKind; bytes: number; wrapped: Buffer; provider: KeyProvider; keyName: string }>()
    .executeTakeFirst();
}

export type Openable = NonNullable<Awaited<ReturnType<typeof findOpenable>>>;

export async function findStaff(db: Db | Tx, id: string) {
  return db
    .selectFrom('member')
    .select(['id', 'username', 'state', 'staff_role as role'])
    .where('id', '=', id)
    .$narrowType<{ state: MemberState; role: StaffRole | null }>()
    .executeTakeFirst();
}

/** Returns the last grant of this staff member for the document; an approved one comes before pending ones. */
export async function findLastGrant(db: Db | Tx, requesterId: string, documentId: string) {
  return db
    .selectFrom('document_access_grant')
    .select(['id', 'ends_at as endsAt'])
    .where('document_id', '=', documentId)
    .where('requester_id', '=', requesterId)
    .orderBy('ends_at', (order) => order.desc().nullsLast())
    .orderBy('requested_at', 'desc')
    .executeTakeFirst();
}

export async function findTicket(db: Db | Tx, id: string, documentId: string) {
  return db
    .selectFrom('document_access_ticket')
    .select(['staff_id as staffId', 'ends_at as endsAt', 'used_at as usedAt'])
    .where('id', '=', id)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
}
