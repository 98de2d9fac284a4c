import { notificationsEvent, totalMembers, type notificationsRoutes } from '@subrosa/contract/notifications';
import type { Tx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Handlers } from '../../platform/http/endpoint.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { reaction, type Reaction } from '../../platform/jobs/reaction.ts';
import type { Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import type { LivePublisher } from '../../platform/realtime/publisher.ts';
import { findMemberTotal } from '../accounts/index.ts';
import { getUnreadState } from './queries/unread-state.ts';

const PUBLISH_COUNT = 'notifications:publish-count';
const PUBLISH_MEMBER_COUNT = 'notifications:publish-member-count';
const MINUTE = 60_000;

/** `inApp`: whether the member sees the notification; if not, nothing is published. */
interface CountRecipient {
  memberId: string;
  unread: number;
  inApp?: boolean;
}

/** Publishes the unread count to each member’s open tabs. Call it after the commit. */
export function publishUnreadCount(live: LivePublisher, recipients: readonly CountRecipient[], senderId: string | null): void {
  for (const { memberId, unread, inApp } of recipients) {
    if (inApp !== false) live.toMember(memberId, notificationsEvent, { senderId, notificationCount: unread });
  }
}

/** For changes by the member: the worker publishes the count to their other tabs, once for several pending calls. */
export async function enqueuePublishCount(tx: Tx, memberId: string): Promise<void> {
  await enqueue(tx, PUBLISH_COUNT, { memberId }, { key: `${PUBLISH_COUNT}/${memberId}` });
}

export const liveTasks = ({ db, live }: WorkerPlatform): Tasks => ({
  [PUBLISH_COUNT]: async (payload) => {
    const { memberId } = payload as { memberId: string };
    const { unread } = await getUnreadState(db, memberId);
    publishUnreadCount(live, [{ memberId, unread }], memberId);
  },

  [PUBLISH_MEMBER_COUNT]: async () => live.toEveryone(totalMembers, { total: await findMemberTotal(db) }),
});

export const liveReactions: readonly Reaction[] = [
  reaction('accounts.memberCountChanged', 'notifications.publish-member-count', async ({ event, platform: { live }, afterCommit }) => {
    afterCommit(() => live.toEveryone(totalMembers, { total: event.data.total }));
  }),
];

/** Part of the chat service. All requests within a minute cause one broadcast, at its end. */
export const liveHandlers: Pick<Handlers<typeof notificationsRoutes>, 'broadcastTotal'> = {
  broadcastTotal: async ({ db }, { clock }) => {
    const runAt = new Date(Math.ceil(clock.now().getTime() / MINUTE) * MINUTE);
    await transaction(db, (tx) => enqueue(tx, PUBLISH_MEMBER_COUNT, {}, { key: PUBLISH_MEMBER_COUNT, runAt }));
    return { total: await findMemberTotal(db) };
  },
};
