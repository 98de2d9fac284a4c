import type { ChannelChoice, EmailFrequency, NotificationKind } from '@subrosa/rules/notifications/kinds';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Locks the preferences and increments their version; returns false when the version is stale. */
export async function countChange(tx: Tx, memberId: string, version: number): Promise<boolean> {
  await tx
    .insertInto('notification_schedule')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const changed = await tx
    .updateTable('notification_schedule')
    .set({ version: sql`version + 1` })
    .where('member_id', '=', memberId)
    .where('version', '=', version)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

interface Times {
  emailFrequency: EmailFrequency;
  quietFrom: string | null;
  quietTo: string | null;
  messages: boolean;
}

export async function saveTimes(tx: Tx, memberId: string, { emailFrequency, quietFrom, quietTo, messages }: Times): Promise<void> {
  await tx
    .updateTable('notification_schedule')
    .set({ email_frequency: emailFrequency, quiet_from: quietFrom, quiet_to: quietTo, push_messages: messages })
    .where('member_id', '=', memberId)
    .execute();
}

/** Deletes the stored choice, so that the default applies. */
export async function resetChoice(tx: Tx, memberId: string, kind: NotificationKind): Promise<void> {
  await tx.deleteFrom('notification_preference').where('member_id', '=', memberId).where('kind', '=', kind).execute();
}

export async function saveChoice(tx: Tx, memberId: string, kind: NotificationKind, choice: ChannelChoice): Promise<void> {
  const values = { in_app: choice.inApp, email: choice.email, push: choice.push };
  await tx
    .insertInto('notification_preference')
    .values({ member_id: memberId, kind, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(values))
    .execute();
}
