import type { Db, Tx } from '../../../platform/db/database.ts';

/** Returns a member’s email address, language and time zone; undefined if the account is deleted. */
export async function findEmailRecipient(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('member as m')
    .innerJoin('member_settings as s', 's.member_id', 'm.id')
    .select(['m.email', 's.locale', 's.time_zone'])
    .where('m.id', '=', memberId)
    .where('m.state', '!=', 'deleted')
    .executeTakeFirst();
}
