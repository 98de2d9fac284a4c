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
  context?: object;
  at?: Date;
  read?: boolean;
}

/** Inserts the newest notification of a member and returns its sequence. */
export async function aNotification(db: Db | Tx, traits: NotificationTraits): Promise<number> {
  const { memberId, kind, actorIds = [], subjectId = null, context = {}, at = new Date(), read = false } = traits;
  const { last_sequence: sequence } = await db
    .insertInto('notification_state')
    .values({ member_id: memberId, last_sequence: 1 })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(({ eb, ref }) => ({ last_sequence: eb(ref('notification_state.last_sequence'), '+', '1') })),
    )
    .returning('last_sequence')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('notification')
    .values({
      member_id: memberId,
      sequence,
      kind,
      category: kindRules[kind].category,
      subject_id: subjectId,
      source_id: newId(),
      created_at: at,
      read_at: read ? at : null,
      context: JSON.stringify(context),
    })
    .execute();
  for (const actorId of actorIds) {
    await db.insertInto('notification_actor').values({ member_id: memberId, sequence, actor_id: actorId, created_at: at }).execute();
  }
  return Number(sequence);
}
