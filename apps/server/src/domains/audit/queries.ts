import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { ChainEnd, Link } from './chain.ts';

/** Returns links after a sequence number, in order, with the same text as was hashed. */
export async function listLinks(db: Db | Tx, after: number, limit: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    SELECT seq::text, (extract(epoch FROM occurred_at) * 1000000)::bigint::text AS micros, actor_id::text AS actor, action,
      subject_kind AS "subjectKind", subject_id::text AS subject, detail::text, payload_member_id::text AS "payloadKeyId",
      encode(encrypted_payload, 'hex') AS "encryptedPayload", encode(previous_hash, 'hex') AS "previousHash", encode(hash, 'hex') AS hash
    FROM audit_entry WHERE seq > ${after} ORDER BY audit_entry.seq LIMIT ${limit}`.execute(db);
  return rows;
}

export async function findHead(db: Db | Tx): Promise<ChainEnd | null> {
  const { rows } = await sql<{ seq: string; hash: string }>`SELECT seq::text, encode(hash, 'hex') AS hash FROM audit_head`.execute(db);
  return rows[0] ? { seq: Number(rows[0].seq), hash: rows[0].hash } : null;
}

/** Reads everything as of one moment; entries that are added meanwhile are left for the next run. */
export async function inSnapshot<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

export async function findKey(db: Db | Tx, memberId: string) {
  return db.selectFrom('audit_key').select(['id', 'encrypted_key']).where('member_id', '=', memberId).executeTakeFirst();
}

/** Returns the encrypted payload of an entry with its key; undefined when it has none or its member was erased. */
export async function findEncryptedPayload(db: Db | Tx, seq: number) {
  return db
    .selectFrom('audit_entry as entry')
    .innerJoin('audit_key as key', 'key.id', 'entry.payload_member_id')
    .select(['key.id as keyId', 'key.member_id as memberId', 'key.encrypted_key as encryptedKey', 'entry.encrypted_payload as payload'])
    .where('entry.seq', '=', String(seq))
    .executeTakeFirst();
}
