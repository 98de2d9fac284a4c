import { kindRules, type ChannelChoice } from '@subrosa/rules/notifications/kinds';
import { notificationLimits } from '@subrosa/rules/notifications/limits';
import type { Tx } from '../../../platform/db/database.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import type { NotificationInput, NotifiedMember } from './notification-input.ts';
import {
  createStates,
  findRecipients,
  findRecipientStates,
  lockActor,
  lockStates,
  insertNotifications,
  type Recipient,
  type RecipientState,
} from './store.ts';

export type { NotificationInput, NotifiedMember } from './notification-input.ts';

const MAX_BATCH = 1000;

/**
 * Creates notifications and returns the notified members. Skips the actor, inactive members, members with a block in either
 * direction, members who were notified of this origin, and those whose unread group already contains the actor.
 */
export async function createNotifications(
  tx: Tx,
  notification: NotificationInput,
  { clock }: Pick<WorkerPlatform, 'clock'>,
): Promise<NotifiedMember[]> {
  if (notification.recipients.length > MAX_BATCH) throw new Error(`at most ${MAX_BATCH} members are notified at once`);
  // Blocks and changes of connections lock this row as well, so each of them commits before or after this transaction.
  if (notification.actorId !== null && !(await lockActor(tx, notification.actorId))) return [];
  const recipients = await findRecipients(tx, notification);
  const choices = new Map(recipients.map((one) => [one.id, choiceOf(notification, one)]));
  const here = recipients.map(({ id }) => id).filter((id) => choices.get(id)?.inApp);
  await createStates(tx, here);
  await lockStates(tx, here);

  const now = clock.now();
  const { grouped } = kindRules[notification.kind];
  const since = new Date(now.getTime() - notificationLimits.groupedWithinMs);
  const ids = [...choices.keys()];
  const recipientStates = await findRecipientStates(tx, ids, { ...notification, groupedSince: grouped ? since : null });
  const fresh = recipientStates.filter((one) => !isNotified(one));
  const written = await insertNotifications(
    tx,
    fresh.filter(({ memberId }) => choices.get(memberId)?.inApp),
    { ...notification, at: now },
  );
  return fresh.map(({ memberId, newest, unread, group }) => {
    const choice = choices.get(memberId) ?? kindRules[notification.kind].usually;
    const sequence = written.get(memberId);
    // A group that moved is already in the unread count.
    const more = sequence !== undefined && group === null ? 1 : 0;
    return { memberId, sequence: sequence ?? newest, unread: Math.min(unread + more, notificationLimits.unread), ...choice };
  });
}

function choiceOf({ kind, withoutMail = false }: NotificationInput, { in_app, email, push }: Recipient): ChannelChoice {
  const { usually } = kindRules[kind];
  return { inApp: in_app ?? usually.inApp, email: !withoutMail && (email ?? usually.email), push: push ?? usually.push };
}

const isNotified = ({ notified, group }: RecipientState) => notified || group?.known === true;
