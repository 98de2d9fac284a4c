import type { SeriesScope } from '@subrosa/rules/calendar/entries';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { lockOwnEntry, lockSeries } from '../queries/entries.ts';
import { notifyOfRemoval } from '../fan-out/notify-of-change.ts';
import { deleteEntries, lockCalendar } from '../store/entries.ts';

interface RemoveEntryInput {
  memberId: string;
  id: string;
  scope: SeriesScope;
}

export async function removeEntry(tx: Tx, { memberId, id, scope }: RemoveEntryInput, clock: Clock): Promise<void> {
  await lockCalendar(tx, memberId);
  const entry = await lockOwnEntry(tx, memberId, id);
  if (!entry) throw new ApiError('resource.notFound');
  const entries = scope === 'series' && entry.series_id !== null ? await lockSeries(tx, memberId, entry.series_id) : [entry];
  await notifyOfRemoval(tx, entry, clock);
  await deleteEntries(
    tx,
    entries.map((one) => one.id),
  );
  await emit(tx, clock, 'calendar.changed', { memberId });
}
