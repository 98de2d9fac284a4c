import type { TripText } from '@subrosa/contract/calendar/schemas';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { staleVersion } from '../../../platform/http/version.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { lockOwnEntry } from '../queries/entries.ts';
import { validateTrip } from '../validate-trip.ts';
import { notifyOfChange } from '../fan-out/notify-of-change.ts';
import { changeEntry, lockCalendar, setNamedViewers } from '../store/entries.ts';

interface EditTripInput {
  caller: Caller;
  id: string;
  text: TripText;
  version: number | null;
}

export async function editTrip(tx: Tx, { caller, id, text, version }: EditTripInput, platform: ApiPlatform): Promise<void> {
  const ownerId = caller.memberId;
  await lockCalendar(tx, ownerId);
  const entry = await lockOwnEntry(tx, ownerId, id);
  if (entry?.kind !== 'travel') throw new ApiError('resource.notFound');
  if (version !== null && version !== entry.version) staleVersion();
  const before = { audience: entry.audience, publishAt: entry.publish_at, notifyCity: entry.notify_city };
  const { written, readers } = await validateTrip(tx, { caller, text, before }, platform);
  await changeEntry(tx, id, written, platform.clock.now());
  await setNamedViewers(tx, [id], readers);
  await notifyOfChange(tx, entry, platform.clock);
  await emit(tx, platform.clock, 'calendar.changed', { memberId: ownerId });
}
