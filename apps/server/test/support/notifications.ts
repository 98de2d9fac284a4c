import type { notificationsRoutes } from '@subrosa/contract/notifications';
import type { ReplyOf } from '@subrosa/contract/route';
import { kindRules, type NotificationKind } from '@subrosa/rules/notifications/kinds';
import type { Db, Tx } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';

export type NotificationList = ReplyOf<(typeof notificationsRoutes)['listNotifications']>;

interface NotificationTraits {
  memberId: string;
  kind: NotificationKind;
  actorIds?: readonly string[];
  subjectId?: string;
  about?: object;
  at?: Date;
  read?: boolean;
}

/** Inserts the newest notification of a member and returns its number. */
export async function aNotification(db: Db | Tx, traits: NotificationTraits): Promise<number> {
  const { memberId, kind, actorIds = [], subjectId = null, about = {}, at = new Date(), read = false } = traits;
  const { last_number: number } = await db
    .insertInto('notification_state')
    .values({ member_id: memberId, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(({ eb, ref }) => ({ last_number: eb(ref('notification_state.last_number'), '+', '1') })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('notification')
    .values({
      member_id: memberId,
      number,
      kind,
      category: kindRules[kind].category,
      subject_id: subjectId,
      origin: newId(),
      at,
      read_at: read ? at : null,
      about: JSON.stringify(about),
    })
    .execute();
  for (const actorId of actorIds) {
    await db.insertInto('notification_actor').values({ member_id: memberId, number, actor_id: actorId, at }).execute();
  }
  return Number(number);
}
