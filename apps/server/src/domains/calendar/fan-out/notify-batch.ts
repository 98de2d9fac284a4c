import { toMonday } from '@subrosa/rules/calendar/weeks';
import type { Tx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { notifyMembers } from '../../notifications/index.ts';
import { getsMails, receivesArrivalAlerts, sees, updatesAWeek, type FanOutCandidate, type Subject } from './candidates.ts';
import { findSubject, isPrivate, listCandidates } from './queries.ts';
import { addAlerts, advanceFanOut, finishFanOut, lockFanOut, consumeUpdateQuota, type FanOut } from './store.ts';

/** Keeps a batch under 50 ms of database time. */
const BATCH = 50;

type AfterCommit = (effect: () => Promise<void> | void) => void;

/** Notifies the next members of a fan-out and stores its position, in one transaction. Returns false when no candidates are left. */
export async function notifyBatch(fanOutId: string, platform: WorkerPlatform): Promise<boolean> {
  const effects: (() => Promise<void> | void)[] = [];
  const hasMore = await transaction(platform.db, async (tx) => {
    effects.length = 0;
    const fanOut = await lockFanOut(tx, fanOutId);
    if (!fanOut) return false;
    const now = platform.clock.now();
    const subject = fanOut.kind === 'event_removed' ? fanOut.subject : await findSubject(tx, fanOut.entryId, now);
    if (!subject) {
      await finishFanOut(tx, fanOutId, now);
      return false;
    }
    const isCity = fanOut.kind === 'coming_to_your_city';
    const today = now.toISOString().slice(0, 10);
    const page = { ownerId: fanOut.ownerId, cityId: isCity ? subject.cityId : null, after: fanOut.afterId, limit: BATCH, today };
    const candidates = await listCandidates(tx, page);
    const view = { today, isPrivate: await isPrivate(tx, fanOut.ownerId) };
    const viewers = candidates.filter((one) => sees(subject, one, view));
    const context = { fanOut, subject, today, platform, afterCommit: (effect: () => Promise<void> | void) => void effects.push(effect) };
    const notified = isCity ? await notifyCity(tx, viewers, context) : await notifyConnections(tx, viewers, context);
    const last = candidates.at(-1);
    if (last) await advanceFanOut(tx, fanOutId, { afterId: last.id, notified });
    if (candidates.length === BATCH) return true;
    await finishFanOut(tx, fanOutId, now);
    return false;
  });
  for (const effect of effects) await effect();
  return hasMore;
}

interface BatchContext {
  fanOut: FanOut;
  subject: Subject;
  today: string;
  platform: WorkerPlatform;
  afterCommit: AfterCommit;
}

const datesOf = ({ startsOn: from, endsOn: to }: Subject) => ({ from, to });

/** Each member is notified once a trip: the notification's source is the trip itself. */
async function notifyCity(tx: Tx, viewers: readonly FanOutCandidate[], context: BatchContext): Promise<number> {
  const { fanOut, subject, platform, afterCommit } = context;
  const receiving = viewers.filter((one) => one.id !== fanOut.ownerId && receivesArrivalAlerts(one)).map(({ id }) => id);
  const recipients = await addAlerts(tx, fanOut.entryId, receiving);
  const notificationContext = { ...(subject.cityId !== null && { cityId: subject.cityId }), ...datesOf(subject) };
  const input = {
    kind: fanOut.kind,
    sourceId: fanOut.entryId,
    actorId: fanOut.ownerId,
    subjectId: fanOut.entryId,
    context: notificationContext,
    recipients,
  };
  return (await notifyMembers(tx, input, platform, afterCommit)).length;
}

/** Regular members receive a few notifications a week, and no email. */
async function notifyConnections(tx: Tx, viewers: readonly FanOutCandidate[], context: BatchContext): Promise<number> {
  const { fanOut, subject, today, platform, afterCommit } = context;
  const limits = new Map<number, string[]>();
  const unlimited: FanOutCandidate[] = [];
  for (const one of viewers) {
    const most = updatesAWeek(one);
    if (most === null) unlimited.push(one);
    else limits.set(most, [...(limits.get(most) ?? []), one.id]);
  }
  const limited = new Set<string>();
  for (const [most, ids] of limits) for (const id of await consumeUpdateQuota(tx, ids, { week: toMonday(today), most })) limited.add(id);
  const receiving = viewers.filter((one) => limited.has(one.id) || unlimited.includes(one));
  // A removed entry has no page to link to.
  const notificationContext = {
    title: subject.title,
    ...datesOf(subject),
    ...(fanOut.kind !== 'event_removed' && { entryId: fanOut.entryId }),
  };
  const input = {
    kind: fanOut.kind,
    sourceId: fanOut.id,
    actorId: fanOut.ownerId,
    subjectId: fanOut.entryId,
    context: notificationContext,
  };
  let notified = 0;
  for (const withoutMail of [false, true]) {
    const recipients = receiving.filter((one) => getsMails(one) !== withoutMail).map(({ id }) => id);
    if (recipients.length > 0) notified += (await notifyMembers(tx, { ...input, recipients, withoutMail }, platform, afterCommit)).length;
  }
  return notified;
}
