import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Asked for at every login, so it is one statement. */
export async function findKeys(db: Db | Tx, memberId: string) {
  const rows = await db
    .selectFrom('key_envelope')
    .select(['kind', 'envelope as sealed'])
    .where('member_id', '=', memberId)
    .unionAll(
      db
        .selectFrom('key_bundle')
        .select([sql.lit('bundle').as('kind'), 'bundle as sealed'])
        .where('member_id', '=', memberId),
    )
    .unionAll(
      db
        .selectFrom('credential')
        .select([sql<string>`'stretching of ' || kind`.as('kind'), sql<string>`stretching::text`.as('sealed')])
        .where('member_id', '=', memberId),
    )
    .execute();
  const sealed = (kind: string) => rows.find((row) => row.kind === kind)?.sealed ?? null;
  return {
    bundle: sealed('bundle') ?? '',
    stretching: { email: Number(sealed('stretching of email') ?? 1), username: Number(sealed('stretching of username') ?? 1) },
    envelopes: { email: sealed('email'), username: sealed('username'), recovery: sealed('recovery') },
  };
}

export async function listKeyRecords(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('key_record')
    .select(['sequence', 'identity_key', 'account_key', 'account_key_version', 'signature', 'continuity'])
    .where('member_id', '=', memberId)
    .orderBy('sequence')
    .execute();
}
