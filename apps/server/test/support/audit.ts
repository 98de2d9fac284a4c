import { sql } from 'kysely';
import { hashOf } from '../../src/domains/audit/chain.ts';
import { listLinks } from '../../src/domains/audit/queries.ts';
import type { Db, Tx } from '../../src/platform/db/database.ts';

/** A manipulation by an attacker with all rights on the database, at one or two entries. */
type Tampering = (tx: Tx, at: { seq: number; other: number; last: number }) => Promise<unknown>;

const setting =
  (what: string): Tampering =>
  (tx, { seq }) =>
    sql`UPDATE audit_entry SET ${sql.raw(what)} WHERE seq = ${seq}`.execute(tx);

const moveHead = (tx: Tx) =>
  sql`UPDATE audit_head SET (seq, hash) = (SELECT seq, hash FROM audit_entry ORDER BY audit_entry.seq DESC LIMIT 1)`.execute(tx);

/** Recomputes all links as the database would, so that only a signed anchor reveals the change. */
async function linkAnew(tx: Tx, from: number): Promise<void> {
  const links = await listLinks(tx, from - 1, 10_000);
  const [before] = await listLinks(tx, from - 2, 1);
  let previousHash = from === 1 ? '00'.repeat(32) : (before?.hash ?? '');
  for (const link of links) {
    const hash = hashOf({ ...link, previousHash });
    await sql`UPDATE audit_entry SET previous_hash = decode(${previousHash}, 'hex'), hash = decode(${hash}, 'hex')
      WHERE seq = ${link.seq}`.execute(tx);
    previousHash = hash;
  }
  await moveHead(tx);
}

const columns =
  'occurred_at, actor_id, action, subject_kind, subject_id, detail, payload_member_id, encrypted_payload, previous_hash, hash';

const insertAfterLast: Tampering = (tx, { seq, last }) =>
  sql`INSERT INTO audit_entry (seq, ${sql.raw(columns)}) SELECT ${last + 1}, ${sql.raw(columns)} FROM audit_entry WHERE seq = ${seq}`.execute(
    tx,
  );

/** Shifts all entries from a sequence number on by one. */
async function makeRoom(tx: Tx, seq: number): Promise<void> {
  await sql`UPDATE audit_entry SET seq = seq + 100000 WHERE seq >= ${seq}`.execute(tx);
  await sql`UPDATE audit_entry SET seq = seq - 99999 WHERE seq > 100000`.execute(tx);
}

// A different row: a copy before the last entry would equal a copy that was appended.
const insertBefore: Tampering = async (tx, { seq }) => {
  await makeRoom(tx, seq);
  await sql`INSERT INTO audit_entry (seq, ${sql.raw(columns)})
    SELECT ${seq}, ${sql.raw(columns)} FROM audit_entry WHERE seq = ${seq + 1}`.execute(tx);
  await sql`UPDATE audit_entry SET actor_id = gen_random_uuid() WHERE seq = ${seq}`.execute(tx);
};

const exchange: Tampering = async (tx, { seq, other }) => {
  await sql`UPDATE audit_entry SET seq = 100000 WHERE seq = ${seq}`.execute(tx);
  await sql`UPDATE audit_entry SET seq = ${seq} WHERE seq = ${other}`.execute(tx);
  await sql`UPDATE audit_entry SET seq = ${other} WHERE seq = 100000`.execute(tx);
};

const remove: Tampering = (tx, { seq }) => sql`DELETE FROM audit_entry WHERE seq = ${seq}`.execute(tx);

const closeGap: Tampering = async (tx, at) => {
  await remove(tx, at);
  await sql`UPDATE audit_entry SET seq = seq + 100000 WHERE seq > ${at.seq}`.execute(tx);
  await sql`UPDATE audit_entry SET seq = seq - 100001 WHERE seq > 100000`.execute(tx);
};

const cut: Tampering = (tx, { seq }) => sql`DELETE FROM audit_entry WHERE seq >= ${seq}`.execute(tx);

const thenLinked =
  (tampering: Tampering): Tampering =>
  async (tx, at) => {
    await tampering(tx, at);
    await linkAnew(tx, Math.min(at.seq, at.other));
  };

const another = setting('actor_id = gen_random_uuid()');

export const tamperings: Readonly<Record<string, Tampering>> = {
  'another number': setting('seq = seq + 100000'),
  'another moment': setting(`occurred_at = occurred_at + interval '1 millisecond'`),
  'another actor': another,
  'no actor': setting(`actor_id = CASE WHEN actor_id IS NULL THEN gen_random_uuid() END`),
  'another action': setting(`action = action || 'x'`),
  'another kind of subject': setting(`subject_kind = subject_kind || 'x'`),
  'another subject': setting('subject_id = gen_random_uuid()'),
  'another detail': setting(`detail = detail || '{"forged": true}'`),
  'another payload': setting(`payload_member_id = gen_random_uuid(), encrypted_payload = sha256(coalesce(encrypted_payload, ''))`),
  'another link': setting('previous_hash = sha256(previous_hash)'),
  'another hash': setting('hash = sha256(hash)'),
  'one is gone': remove,
  'one is gone and the gap closed': closeGap,
  'two have changed places': exchange,
  'one too many': insertBefore,
  'one too many at the end': insertAfterLast,
  'one too many at the end, and a head to it': async (tx, at) => {
    await insertAfterLast(tx, at);
    await moveHead(tx);
  },
  'the tail is cut off': cut,
  'the tail is cut off, and the head moved': async (tx, at) => {
    await cut(tx, at);
    await sql`DELETE FROM audit_head`.execute(tx);
    await sql`INSERT INTO audit_head (seq, hash) SELECT seq, hash FROM audit_entry ORDER BY seq DESC LIMIT 1`.execute(tx);
  },
  'another head': (tx) => sql`UPDATE audit_head SET hash = sha256(hash)`.execute(tx),
  'another actor, and linked anew': thenLinked(another),
  'two have changed places, and linked anew': thenLinked(exchange),
  'one too many, and linked anew': thenLinked(insertBefore),
  'one is gone and the gap closed, and linked anew': thenLinked(closeGap),
};

class Undone extends Error {}

/** Manipulates the chain, reads it, and rolls the change back. */
export async function undone<Seen>(db: Db, work: (tx: Tx) => Promise<Seen>): Promise<Seen> {
  let seen: { value: Seen } | undefined;
  await db
    .transaction()
    .execute(async (tx) => {
      seen = { value: await work(tx) };
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  if (!seen) throw new Error('nothing was seen');
  return seen.value;
}
