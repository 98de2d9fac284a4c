import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { startFanOut } from '../fan-out/start-fan-out.ts';
import { claimDue, type Announced } from './store.ts';

const BATCH = 100;

/** Notifies others of entries that are published now. Returns false when none is left. */
export async function announceDue(tx: Tx, clock: Clock, ownerId?: string): Promise<boolean> {
  const now = clock.now();
  const due = await claimDue(tx, { now, ...(ownerId !== undefined && { ownerId }), most: BATCH });
  const announced = new Set<string>();
  for (const entry of due) {
    if (entry.ends_at <= now || entry.audience === 'you') continue;
    await announce(tx, entry, announced, clock);
  }
  return due.length === BATCH;
}

/** Members are notified once of a series. */
async function announce(tx: Tx, entry: Announced, announced: Set<string>, clock: Clock): Promise<void> {
  const unit = entry.series_id ?? entry.id;
  if (entry.notify && !announced.has(unit)) await startFanOut(tx, 'event_created', entry, clock);
  announced.add(unit);
  if (entry.kind === 'travel' && entry.notify_city) await startFanOut(tx, 'coming_to_your_city', entry, clock);
}
