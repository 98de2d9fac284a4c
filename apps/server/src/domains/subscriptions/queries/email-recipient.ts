import type { Db, Tx } from '../../../platform/db/database.ts';

/** To whom a letter goes, and how they read it; nobody where they left. */
export async function findEmailRecipient(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('member as m')
    .innerJoin('member_settings as s', 's.member_id', 'm.id')
    .select(['m.email', 's.locale', 's.time_zone'])
    .where('m.id', '=', memberId)
    .where('m.state', '!=', 'deleted')
    .executeTakeFirst();
}
