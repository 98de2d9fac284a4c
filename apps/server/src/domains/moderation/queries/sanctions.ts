import type { SanctionKind, BannedIdentifierKind } from '@subrosa/rules/moderation/sanctions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Returns whether another sanction still suspends the member, and their state before the first one. */
export async function findSuspension(tx: Tx, memberId: string): Promise<{ isActive: boolean; before: 'pending' | 'active' }> {
  const rows = await tx
    .selectFrom('sanction')
    .select(['lifted_at', 'state_before'])
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['suspension', 'ban'])
    .orderBy('imposed_at', 'desc')
    .execute();
  const before = rows.find(({ state_before }) => state_before !== null)?.state_before;
  return { isActive: rows.some(({ lifted_at }) => lifted_at === null), before: before === 'pending' ? 'pending' : 'active' };
}

/**
 * Locks expired sanctions that are not lifted yet, and skips those that another worker has locked. Warnings never
 * expire.
 */
export async function lockExpired(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('sanction')
    .select('id')
    .where('lifted_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts sanctions of a member by kind, without expired strikes and overturned decisions. */
export async function countActiveSanctions(db: Db, memberId: string): Promise<Record<SanctionKind, number>> {
  const rows = await db
    .selectFrom('sanction')
    .select(['kind', ({ fn }) => fn.countAll<string>().as('count')])
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('lifted_at', 'is', null), eb.and([eb('lifted_because', '=', 'expired'), eb('kind', '=', 'suspension')])]))
    .groupBy('kind')
    .execute();
  const count = (kind: SanctionKind) => Number(rows.find((row) => row.kind === kind)?.count ?? 0);
  return { warning: count('warning'), strike: count('strike'), suspension: count('suspension'), ban: count('ban') };
}

/** Returns the identifiers by which a banned member could be recognised. */
export async function findIdentifiers(tx: Db | Tx, memberId: string): Promise<{ email: string; phone: string | null } | undefined> {
  return tx.selectFrom('member').select(['email', 'phone']).where('id', '=', memberId).where('state', '<>', 'deleted').executeTakeFirst();
}

export async function isBannedIdentifier(tx: Db | Tx, { kind, hash }: { kind: BannedIdentifierKind; hash: Buffer }): Promise<boolean> {
  const found = await tx
    .selectFrom('banned_identifier')
    .select('kind')
    .where('kind', '=', kind)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the kind of an active sanction of this member and locks it; null when there is none. */
export async function lockActiveSanction(tx: Tx, { id, memberId }: { id: string; memberId: string }): Promise<SanctionKind | null> {
  const row = await tx
    .selectFrom('sanction')
    .select('kind')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return (row?.kind ?? null) as SanctionKind | null;
}

/** Returns whether a document that this member submitted belongs to a banned member. */
export async function hasBannedDocument(db: Db | Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM verification v JOIN banned_identifier b ON b.kind = 'document' AND b.hash = v.document_hash
    WHERE v.member_id = ${memberId} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Returns the sanction that a decision imposed. */
export async function findSanctionOf(db: Db | Tx, caseId: string) {
  return db.selectFrom('sanction').select(['kind', 'ends_at', 'lifted_at']).where('case_id', '=', caseId).executeTakeFirst();
}
