import type { DocumentKind } from '@subrosa/rules/documents/limits';
import type { Db, Tx } from '../../../platform/db/database.ts';

const MOST = 100;

function grants(db: Db | Tx) {
  return db
    .selectFrom('document_access_grant as grant')
    .innerJoin('document', 'document.id', 'grant.document_id')
    .leftJoin('member as requester', (join) => join.onRef('requester.id', '=', 'grant.requester_id').on('requester.state', '<>', 'deleted'))
    .leftJoin('member as approver', (join) => join.onRef('approver.id', '=', 'grant.approver_id').on('approver.state', '<>', 'deleted'))
    .select([
      'grant.id',
      'grant.document_id',
      'document.kind',
      'document.owner_id',
      'grant.requester_id',
      'requester.username as requested_by',
    ])
    .select(['grant.reason', 'grant.requested_at', 'grant.approved_at', 'grant.ends_at', 'approver.username as approved_by'])
    .where('document.state', '=', 'stored')
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
      or([and([eb('grant.approved_at', 'is', null), eb('grant.requested_at', '>', since)]), eb('grant.ends_at', '>', now)]),
    )
    .orderBy('grant.requested_at', 'desc')
    .orderBy('grant.id')
    .limit(MOST)
    .execute();
}

export async function findGrant(db: Db | Tx, id: string): Promise<StoredGrant | undefined> {
  return grants(db).where('grant.id', '=', id).executeTakeFirst();
}

/** Locks the request, so that concurrent approvals are serialised. */
export async function lockGrant(tx: Tx, id: string): Promise<StoredGrant | undefined> {
  await tx.selectFrom('document_access_grant').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return findGrant(tx, id);
}
