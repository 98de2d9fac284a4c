import { sql } from 'kysely';
import type { AuditAction } from '@subrosa/rules/audit/actions';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface AuditEntriesFilter {
  actorId: string | null;
  action: AuditAction | null;
  from: Date | null;
  until: Date | null;
  subjectId: string | null;
  after: number | null;
  limit: number;
}

interface Entry {
  seq: string;
  at: Date;
  actor_id: string | null;
  actor: string | null;
  action: AuditAction;
  subject_kind: string;
  subject_id: string | null;
  detail: Record<string, string | number | boolean | null>;
  is_encrypted: boolean;
  has_key: boolean;
}

/** Returns entries newest first; each filter has its own index. */
export async function listEntries(db: Db, { actorId, action, from, until, subjectId, after, limit }: AuditEntriesFilter): Promise<Entry[]> {
  const filters = [
    sql`true`,
    ...(actorId === null ? [] : [sql`entry.actor_id = ${actorId}`]),
    ...(action === null ? [] : [sql`entry.action = ${action}`]),
    ...(from === null ? [] : [sql`entry.occurred_at >= ${from}`]),
    ...(until === null ? [] : [sql`entry.occurred_at < ${until}`]),
    ...(subjectId === null ? [] : [sql`entry.subject_id = ${subjectId}`]),
    ...(after === null ? [] : [sql`entry.seq < ${after}`]),
  ];
  const { rows } = await sql<Entry>`
    SELECT entry.seq::text, entry.occurred_at AS at, entry.actor_id, colleague.username AS actor, entry.action, entry.subject_kind,
      entry.subject_id, entry.detail, entry.payload_member_id IS NOT NULL AS is_encrypted, key.id IS NOT NULL AS has_key
    FROM audit_entry AS entry
    LEFT JOIN member AS colleague ON colleague.id = entry.actor_id AND colleague.state <> 'deleted'
    LEFT JOIN audit_key AS key ON key.id = entry.payload_member_id
    WHERE ${sql.join(filters, sql` AND `)} ORDER BY entry.seq DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Finds former staff members too: everyone who is the actor of an entry. */
export async function findActor(db: Db, username: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM member WHERE lower(username) = ${username.toLowerCase()}
      AND (staff_role IS NOT NULL OR EXISTS (SELECT FROM audit_entry WHERE actor_id = member.id))`.execute(db);
  return rows[0]?.id ?? null;
}

/** Serialises concurrent requests of one reader, so that only one entry is added. */
export async function lockReader(tx: Tx, staffId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`audit reader ${staffId}`}, 0))`.execute(tx);
}

export async function hasReadSince(db: Db | Tx, staffId: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('audit_entry')
    .select('seq')
    .where('actor_id', '=', staffId)
    .where('action', '=', 'audit.read')
    .where('occurred_at', '>', since)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the member to whom the payload belongs; null when the entry has none or it was erased. */
export async function findOwner(tx: Tx, seq: number): Promise<string | null> {
  const found = await tx
    .selectFrom('audit_entry as entry')
    .innerJoin('audit_key as key', 'key.id', 'entry.payload_member_id')
    .select('key.member_id')
    .where('entry.seq', '=', String(seq))
    .executeTakeFirst();
  return found?.member_id ?? null;
}

export async function findChecks(db: Db | Tx) {
  const [last, anchor] = [
    await db
      .selectFrom('audit_check')
      .select(['checked_at', 'problems'])
      .where('is_complete', '=', true)
      .orderBy('checked_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    await db
      .selectFrom('audit_check')
      .select('checked_at')
      .where('anchored', '=', true)
      .orderBy('checked_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ];
  return { last, anchor };
}
