import type { DocumentKind } from '@subrosa/rules/documents/limits';
import type { Db, Tx } from '../../../platform/db/database.ts';

const MOST = 100;

function grants(db: Db | Tx) {
  return db
    .selectFrom('document_grant as asked')
    .innerJoin('document', 'document.id', 'asked.document_id')
    .leftJoin('member as asker', (join) => join.onRef('asker.id', '=', 'asked.asker_id').on('asker.state', '<>', 'deleted'))
    .leftJoin('member as approver', (join) => join.onRef('approver.id', '=', 'asked.approver_id').on('approver.state', '<>', 'deleted'))
    .select(['asked.id', 'asked.document_id', 'document.kind', 'document.owner_id', 'asked.asker_id', 'asker.username as asked_by'])
    .select(['asked.reason', 'asked.asked_at', 'asked.approved_at', 'asked.ends_at', 'approver.username as approved_by'])
    .where('document.state', '=', 'sealed')
    .$narrowType<{ kind: DocumentKind }>();
}

export type StoredGrant = Awaited<ReturnType<ReturnType<typeof grants>['executeTakeFirstOrThrow']>>;

/**
 * Returns pending requests since a moment and active grants, newest first, without those about the staff member's own
 * documents.
 */
export async function listGrants(db: Db, staffId: string, { since, now }: { since: Date; now: Date }): Promise<StoredGrant[]> {
  return grants(db)
    .where('document.owner_id', '<>', staffId)
    .where(({ eb, or, and }) =>
      or([and([eb('asked.approved_at', 'is', null), eb('asked.asked_at', '>', since)]), eb('asked.ends_at', '>', now)]),
    )
    .orderBy('asked.asked_at', 'desc')
    .orderBy('asked.id')
    .limit(MOST)
    .execute();
}

export async function findGrant(db: Db | Tx, id: string): Promise<StoredGrant | undefined> {
  return grants(db).where('asked.id', '=', id).executeTakeFirst();
}

/** Locks the request, so that concurrent approvals are serialised. */
export async function lockGrant(tx: Tx, id: string): Promise<StoredGrant | undefined> {
  await tx.selectFrom('document_grant').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return findGrant(tx, id);
}
