import type { Tx } from '../../../platform/db/database.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { notifyMembers } from '../../notifications/index.ts';
import { receivesArrivalAlerts, sees } from '../fan-out/candidates.ts';
import { addAlerts } from '../fan-out/store.ts';
import { findNewcomer, listArrivals } from './queries.ts';

/** Limits the alerts of a newcomer. */
const MOST = 10;

type AfterCommit = (effect: () => Promise<void> | void) => void;

/** Notifies a member who got premium or moved of upcoming arrivals in their city. */
export async function alertNewcomer(tx: Tx, memberId: string, platform: WorkerPlatform, afterCommit: AfterCommit): Promise<void> {
  const now = platform.clock.now();
  const today = now.toISOString().slice(0, 10);
  const newcomer = await findNewcomer(tx, memberId, today);
  if (!newcomer || newcomer.cityId === null || !newcomer.active) return;
  if (!receivesArrivalAlerts({ ...newcomer, connected: false })) return;
  const arrivals = await listArrivals(tx, { memberId, cityId: newcomer.cityId, now, most: MOST });
  for (const arrival of arrivals) {
    if (!sees(arrival, { ...newcomer, connected: arrival.connected }, { today, isPrivate: arrival.private })) continue;
    const recipients = await addAlerts(tx, arrival.entryId, [memberId]);
    const context = { cityId: newcomer.cityId, from: arrival.startsOn, to: arrival.endsOn };
    const notification = { sourceId: arrival.entryId, actorId: arrival.ownerId, subjectId: arrival.entryId, context, recipients };
    await notifyMembers(tx, { kind: 'coming_to_your_city', ...notification }, platform, afterCommit);
  }
}
