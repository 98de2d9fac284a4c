import { mailDue, pushDue } from '@subrosa/rules/notifications/times';
import type { Tx } from '../../../platform/db/database.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { askToSend } from './jobs/names.ts';
import { findTimes } from './queries/news.ts';
import { addOutings, type Outing } from './store/outings.ts';

/** A member with what they were told, and where they want it. */
interface Told {
  memberId: string;
  number: number;
  inApp: boolean;
  email: boolean;
  push: boolean;
}

/** Lets mails and pushes wait for their time: one for a member and channel, however much happens meanwhile. */
export async function planOutings(tx: Tx, told: readonly Told[], { clock }: Pick<WorkerPlatform, 'clock' | 'config'>): Promise<void> {
  const wanting = told.filter(({ email, push }) => email || push);
  if (wanting.length === 0) return;
  const now = clock.now();
  const times = await findTimes(
    tx,
    wanting.map(({ memberId }) => memberId),
  );
  const outings: Outing[] = wanting.flatMap(({ memberId, number, inApp, email, push }) => {
    const member = times.get(memberId);
    if (!member) return [];
    // What stands in no list has no number: it counts by itself, after everything that has one.
    const news = { memberId, since: inApp ? number : number + 1, unlisted: inApp ? 0 : 1 };
    return [
      ...(email && member.takesMail ? [{ ...news, channel: 'email' as const, dueAt: mailDue(now, member) }] : []),
      ...(push && member.takesPush ? [{ ...news, channel: 'push' as const, dueAt: pushDue(now, member) }] : []),
    ];
  });
  await addOutings(tx, outings);
  const dueNow = outings.find(({ dueAt }) => dueAt <= now);
  if (dueNow) await askToSend(tx, dueNow.memberId);
}
