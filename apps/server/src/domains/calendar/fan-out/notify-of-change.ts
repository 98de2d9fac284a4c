import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockOwnEntry, type StoredEntry } from '../queries/entries.ts';
import { startFanOut } from './start-fan-out.ts';

const notifiedColumns = [
  'title',
  'description',
  'starts_on',
  'ends_on',
  'start_time',
  'end_time',
  'time_zone',
  'city_id',
  'audience',
] as const;
const arrival = ['starts_on', 'ends_on', 'city_id', 'audience', 'notify_city'] as const;

const isVisibleToOthers = ({ announced_at, publish_at, ends_at, audience }: StoredEntry, now: Date) =>
  announced_at !== null && publish_at <= now && ends_at > now && audience !== 'you';

/** Notifies the members who may know of the entry, when a change affects what they see. */
export async function notifyOfChange(tx: Tx, before: StoredEntry, clock: Clock): Promise<void> {
  const after = await lockOwnEntry(tx, before.owner_id, before.id);
  const now = clock.now();
  if (!after || before.announced_at === null || !isVisibleToOthers(after, now)) return;
  const differs = (field: keyof StoredEntry) => before[field] !== after[field];
  const kind = before.audience === 'you' ? 'event_created' : 'event_modified';
  if (after.notify && notifiedColumns.some(differs)) await startFanOut(tx, kind, after, clock);
  if (after.kind === 'travel' && after.notify_city && arrival.some(differs)) await startFanOut(tx, 'coming_to_your_city', after, clock);
}

/** Called before the removal, because the audience is deleted with the entry. */
export async function notifyOfRemoval(tx: Tx, entry: StoredEntry, clock: Clock): Promise<void> {
  if (entry.notify && isVisibleToOthers(entry, clock.now())) await startFanOut(tx, 'event_removed', entry, clock);
}
