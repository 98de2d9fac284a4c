import type { TripText } from '@subrosa/contract/calendar/schemas';
import { calendarLimits, defaultAudience } from '@subrosa/rules/calendar/entries';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { countAhead } from '../queries/entries.ts';
import { validateTrip } from '../validate-trip.ts';
import { addEntries, lockCalendar, setNamedViewers } from '../store/entries.ts';

interface AddTripInput {
  caller: Caller;
  text: TripText;
}

/** Returns the id of the new trip. */
export async function addTrip(tx: Tx, { caller, text }: AddTripInput, platform: ApiPlatform): Promise<string> {
  if (!mayBrowse(caller)) throw new ApiError('resource.notFound');
  const ownerId = caller.memberId;
  const now = platform.clock.now();
  await lockCalendar(tx, ownerId);
  const before = { audience: defaultAudience, publishAt: now };
  const { written, readers } = await validateTrip(tx, { caller, text, before }, platform);
  if ((await countAhead(tx, ownerId, now)) >= calendarLimits.entries) throw new ApiError('calendar.limitReached');
  const id = newId();
  await addEntries(tx, [{ ...written, id, ownerId, kind: 'travel', seriesId: null, createdAt: now }], now);
  if (readers.length > 0) await setNamedViewers(tx, [id], readers);
  await emit(tx, platform.clock, 'calendar.changed', { memberId: ownerId });
  return id;
}
