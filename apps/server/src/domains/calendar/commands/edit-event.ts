import type { EventText } from '@subrosa/contract/calendar/schemas';
import type { SeriesScope } from '@subrosa/rules/calendar/entries';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { staleVersion } from '../../../platform/http/version.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { lockOwnEntry, lockSeries } from '../queries/entries.ts';
import { validateEvent } from '../validate-event.ts';
import { notifyOfChange } from '../fan-out/notify-of-change.ts';
import { changeEntry, lockCalendar, setNamedViewers } from '../store/entries.ts';

interface EditEventInput {
  caller: Caller;
  id: string;
  text: Omit<EventText, 'type' | 'repeat' | 'dates'> & { scope: SeriesScope };
  version: number | null;
}

/** For a whole series, it changes everything but the dates. */
export async function editEvent(tx: Tx, { caller, id, text, version }: EditEventInput, platform: ApiPlatform): Promise<void> {
  const ownerId = caller.memberId;
  await lockCalendar(tx, ownerId);
  const entry = await lockOwnEntry(tx, ownerId, id);
  if (!entry || entry.kind === 'travel') throw new ApiError('resource.notFound');
  if (version !== null && version !== entry.version) staleVersion();

  const isWhole = text.scope === 'series' && entry.series_id !== null;
  const entries = isWhole && entry.series_id !== null ? await lockSeries(tx, ownerId, entry.series_id) : [entry];
  const before = { audience: entry.audience, publishAt: entry.publish_at, timeZone: entry.time_zone };
  const input = { memberId: ownerId, text: { ...text, repeat: false, dates: [] }, before, ...(isWhole && { kept: entries }) };
  const { written, periods, readers } = await validateEvent(tx, input, platform);
  const now = platform.clock.now();
  for (const [index, one] of entries.entries()) {
    const period = periods[index];
    if (period) await changeEntry(tx, one.id, { ...written, period }, now);
  }
  await setNamedViewers(
    tx,
    entries.map((one) => one.id),
    readers,
  );
  await notifyOfChange(tx, entry, platform.clock);
  await emit(tx, platform.clock, 'calendar.changed', { memberId: ownerId });
}
