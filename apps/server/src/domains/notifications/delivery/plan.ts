import { emailDueAt, pushDueAt } from '@subrosa/rules/notifications/times';
import type { Tx } from '../../../platform/db/database.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { enqueueSendDue } from './jobs/job-names.ts';
import { findTimes } from './queries/due-deliveries.ts';
import { addDeliveries, type ScheduledDelivery } from './store/deliveries.ts';

/** A notified member, with the channels of the notification. */
interface NotifiedMember {
  memberId: string;
  sequence: number;
  inApp: boolean;
  email: boolean;
  push: boolean;
}

/** Schedules emails and pushes: at most one pending delivery per member and channel. */
export async function scheduleDeliveries(
  tx: Tx,
  notified: readonly NotifiedMember[],
  { clock }: Pick<WorkerPlatform, 'clock' | 'config'>,
): Promise<void> {
  const wanting = notified.filter(({ email, push }) => email || push);
  if (wanting.length === 0) return;
  const now = clock.now();
  const times = await findTimes(
    tx,
    wanting.map(({ memberId }) => memberId),
  );
  const deliveries: ScheduledDelivery[] = wanting.flatMap(({ memberId, sequence, inApp, email, push }) => {
    const member = times.get(memberId);
    if (!member) return [];
    // A notification that is not in the list has no sequence: it is counted in `unlistedCount`, from the next sequence on.
    const waiting = { memberId, fromSequence: inApp ? sequence : sequence + 1, unlistedCount: inApp ? 0 : 1 };
    return [
      ...(email && member.acceptsEmail ? [{ ...waiting, channel: 'email' as const, dueAt: emailDueAt(now, member) }] : []),
      ...(push && member.takesPush ? [{ ...waiting, channel: 'push' as const, dueAt: pushDueAt(now, member) }] : []),
    ];
  });
  await addDeliveries(tx, deliveries);
  const dueNow = deliveries.find(({ dueAt }) => dueAt <= now);
  if (dueNow) await enqueueSendDue(tx, dueNow.memberId);
}
