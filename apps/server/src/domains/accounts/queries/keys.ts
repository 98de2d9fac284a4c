import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Runs at every login, so it is one SQL statement. */
export async function findKeys(db: Db | Tx, memberId: string) {
  const rows = await db
    .selectFrom('key_envelope')
    .select(['kind', 'envelope as value'])
    .where('member_id', '=', memberId)
    .unionAll(
      db
        .selectFrom('key_bundle')
        .select([sql.lit('bundle').as('kind'), 'bundle as value'])
        .where('member_id', '=', memberId),
    )
    .unionAll(
      db
        .selectFrom('credential')
        .select([sql<string>`'kdf version of ' || kind`.as('kind'), sql<string>`kdf_version::text`.as('value')])
        .where('member_id', '=', memberId),
    )
    .execute();
  const findValue = (kind: string) => rows.find((row) => row.kind === kind)?.value ?? null;
  return {
    bundle: findValue('bundle') ?? '',
    kdfVersion: { email: Number(findValue('kdf version of email') ?? 1), username: Number(findValue('kdf version of username') ?? 1) },
    envelopes: { email: findValue('email'), username: findValue('username'), recovery: findValue('recovery') },
  };
}

export async function listKeyRecords(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('key_record')
    .select(['sequence', 'identity_key', 'account_key', 'account_key_version', 'signature', 'continuity', 'previous_head'])
    .where('member_id', '=', memberId)
    .orderBy('sequence')
    .execute();
}
