import type { DocumentKind } from '@subrosa/rules/documents/limits';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface OwnDocument {
  id: string;
  kind: DocumentKind;
  state: 'uploading' | 'stored' | 'destroyed';
  encrypted_bytes: number;
  upload_id: string | null;
}

const ownWaiting = (db: Db | Tx, ownerId: string) =>
  db
    .selectFrom('document')
    .select(['id', 'kind', 'state', 'encrypted_bytes', 'upload_id'])
    .where('owner_id', '=', ownerId)
    .where('verification_id', 'is', null)
    .where('state', '<>', 'destroyed')
    .$narrowType<Pick<OwnDocument, 'kind' | 'state'>>();

/** Finds a member's own document that is not submitted yet. */
export async function findOwn(db: Db | Tx, ownerId: string, id: string): Promise<OwnDocument | undefined> {
  return ownWaiting(db, ownerId).where('id', '=', id).executeTakeFirst();
}

export async function lockOwn(tx: Tx, ownerId: string, id: string): Promise<OwnDocument | undefined> {
  return ownWaiting(tx, ownerId).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function countWaiting(tx: Tx, ownerId: string): Promise<number> {
  const { waiting } = await tx
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('owner_id', '=', ownerId)
    .where('verification_id', 'is', null)
    .where('state', '<>', 'destroyed')
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** A document that staff can view. */
export interface StoredDocument {
  id: string;
  kind: DocumentKind;
  type: string;
  /** The size before encryption. */
  bytes: number;
  storedAt: Date;
}

const stored = (db: Db | Tx) =>
  db
    .selectFrom('document')
    .select(['id', 'kind', 'content_type as type', 'file_bytes as bytes', 'stored_at as storedAt'])
    .where('state', '=', 'stored')
    .orderBy('started_at')
    .orderBy('id')
    .$narrowType<{ kind: DocumentKind; bytes: number; storedAt: Date }>();

/** Returns the documents of a submission that are not destroyed. */
export async function storedDocuments(db: Db | Tx, verificationId: string): Promise<StoredDocument[]> {
  return stored(db).where('verification_id', '=', verificationId).execute();
}

/** Returns the same for a staff member, without documents of their own. */
export async function listOfSubmission(db: Db, verificationId: string, staffId: string): Promise<{ id: string; kind: DocumentKind }[]> {
  return db
    .selectFrom('document')
    .select(['id', 'kind'])
    .where('verification_id', '=', verificationId)
    .where('state', '=', 'stored')
    .where('owner_id', '<>', staffId)
    .orderBy('started_at')
    .orderBy('id')
    .$narrowType<{ kind: DocumentKind }>()
    .execute();
}

/** Locks those of the documents that belong to the member, are complete, and are in no submission. */
export async function lockFree(tx: Tx, ownerId: string, ids: readonly string[]): Promise<StoredDocument[]> {
  if (ids.length === 0) return [];
  return stored(tx)
    .where('id', 'in', [...ids])
    .where('owner_id', '=', ownerId)
    .where('verification_id', 'is', null)
    .forUpdate()
    .execute();
}

export async function listOwn(db: Db | Tx, ownerId: string) {
  return db
    .selectFrom('document')
    .select(['id', 'kind', 'state', 'started_at', 'stored_at', 'keep_until', 'is_record', 'legal_hold', 'destroyed_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .$narrowType<Pick<OwnDocument, 'kind' | 'state'>>()
    .execute();
}

/** Returns the accesses to this member's documents, newest first. */
export async function listAccesses(db: Db | Tx, ownerId: string, limit: number) {
  return db
    .selectFrom('document_access_log as access')
    .innerJoin('document', 'document.id', 'access.document_id')
    .leftJoin('member as staff', (join) => join.onRef('staff.id', '=', 'access.staff_id').on('staff.state', '<>', 'deleted'))
    .select(['access.accessed_at as at', 'document.kind', 'staff.username as by', 'access.access_basis as accessBasis'])
    .where('document.owner_id', '=', ownerId)
    .orderBy('access.accessed_at', 'desc')
    .orderBy('access.id')
    .limit(limit)
    .$narrowType<{ kind: DocumentKind; accessBasis: 'case' | 'grant' }>()
    .execute();
}
