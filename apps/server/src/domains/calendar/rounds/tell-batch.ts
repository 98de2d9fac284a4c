import { toMonday } from '@subrosa/rules/calendar/weeks';
import type { Tx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { tellEveryWay } from '../../notifications/index.ts';
import { findSubject, isPrivate, listNext } from './queries.ts';
import { getsMails, hearsOfArrivals, sees, updatesAWeek, type Listener, type Subject } from './round.ts';
import { addAlerts, endRound, lockRound, moveRound, takeUpdates, type Round } from './store.ts';

/** So that a batch stays under 50 ms of database time. */
const BATCH = 50;

type AfterCommit = (effect: () => Promise<void> | void) => void;

/** Tells the next some of a round, and how far it is with them, or neither. False once there is nobody left. */
export async function tellBatch(roundId: string, platform: WorkerPlatform): Promise<boolean> {
  const effects: (() => Promise<void> | void)[] = [];
  const goesOn = await transaction(platform.db, async (tx) => {
    effects.length = 0;
    const round = await lockRound(tx, roundId);
    if (!round) return false;
    const now = platform.clock.now();
    const subject = round.kind === 'event_removed' ? round.subject : await findSubject(tx, round.entryId, now);
    if (!subject) {
      await endRound(tx, roundId, now);
      return false;
    }
    const isCity = round.kind === 'coming_to_your_city';
    const today = now.toISOString().slice(0, 10);
    const walk = { ownerId: round.ownerId, cityId: isCity ? subject.cityId : null, after: round.afterId, limit: BATCH, today };
    const looked = await listNext(tx, walk);
    const view = { today, isPrivate: await isPrivate(tx, round.ownerId) };
    const meant = looked.filter((one) => sees(subject, one, view));
    const telling = { round, subject, today, platform, afterCommit: (effect: () => Promise<void> | void) => void effects.push(effect) };
    const told = isCity ? await tellCity(tx, meant, telling) : await tellConnections(tx, meant, telling);
    const last = looked.at(-1);
    if (last) await moveRound(tx, roundId, { afterId: last.id, told });
    if (looked.length === BATCH) return true;
    await endRound(tx, roundId, now);
    return false;
  });
  for (const effect of effects) await effect();
  return goesOn;
}

interface Telling {
  round: Round;
  subject: Subject;
  today: string;
  platform: WorkerPlatform;
  afterCommit: AfterCommit;
}

const datesOf = ({ startsOn: from, endsOn: to }: Subject) => ({ from, to });

/** Once a trip: the notification's origin is the trip itself. */
async function tellCity(tx: Tx, meant: readonly Listener[], { round, subject, platform, afterCommit }: Telling): Promise<number> {
  const hearing = meant.filter((one) => one.id !== round.ownerId && hearsOfArrivals(one)).map(({ id }) => id);
  const recipients = await addAlerts(tx, round.entryId, hearing);
  const about = { ...(subject.cityId !== null && { cityId: subject.cityId }), ...datesOf(subject) };
  const news = { kind: round.kind, origin: round.entryId, actorId: round.ownerId, subjectId: round.entryId, about, recipients };
  return (await tellEveryWay(tx, news, platform, afterCommit)).length;
}

/** Regular members hear of a few a week, and by no mail. */
async function tellConnections(tx: Tx, meant: readonly Listener[], telling: Telling): Promise<number> {
  const { round, subject, today, platform, afterCommit } = telling;
  const limits = new Map<number, string[]>();
  const unlimited: Listener[] = [];
  for (const one of meant) {
    const most = updatesAWeek(one);
    if (most === null) unlimited.push(one);
    else limits.set(most, [...(limits.get(most) ?? []), one.id]);
  }
  const limited = new Set<string>();
  for (const [most, ids] of limits) for (const id of await takeUpdates(tx, ids, { week: toMonday(today), most })) limited.add(id);
  const hearing = meant.filter((one) => limited.has(one.id) || unlimited.includes(one));
  // What is removed leads nowhere.
  const about = { title: subject.title, ...datesOf(subject), ...(round.kind !== 'event_removed' && { entryId: round.entryId }) };
  const news = { kind: round.kind, origin: round.id, actorId: round.ownerId, subjectId: round.entryId, about };
  let told = 0;
  for (const withoutMail of [false, true]) {
    const recipients = hearing.filter((one) => getsMails(one) !== withoutMail).map(({ id }) => id);
    if (recipients.length > 0) told += (await tellEveryWay(tx, { ...news, recipients, withoutMail }, platform, afterCommit)).length;
  }
  return told;
}
