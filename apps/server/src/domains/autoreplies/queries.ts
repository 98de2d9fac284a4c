import type { Db, Tx } from '../../platform/db/database.ts';

export async function findAutoReply(db: Db | Tx, memberId: string) {
  const row = await db
    .selectFrom('auto_reply')
    .select(['text', 'enabled', 'updated_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

export async function collectAutoReply(db: Db | Tx, memberId: string) {
  const reply = await findAutoReply(db, memberId);
  const sent = await db.selectFrom('auto_reply_sent').select('sent_at').where('member_id', '=', memberId).orderBy('sent_at').execute();
  return { reply, sent };
}
