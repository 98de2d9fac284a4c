import type { EventText } from '@subrosa/contract/calendar/schemas';
import { calendarLimits, defaultAudience } from '@subrosa/rules/calendar/entries';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { countAhead } from '../queries/entries.ts';
import { validateEvent } from '../validate-event.ts';
import { addEntries, lockCalendar, setNamedViewers } from '../store/entries.ts';

interface AddEventInput {
  caller: Caller;
  text: EventText;
}

/** Returns the id of the new entry, or of the first one of a series. */
export async function addEvent(tx: Tx, { caller, text }: AddEventInput, platform: ApiPlatform): Promise<string> {
  if (!mayBrowse(caller)) throw new ApiError('resource.notFound');
  const ownerId = caller.memberId;
  const now = platform.clock.now();
  await lockCalendar(tx, ownerId);
  const before = { audience: defaultAudience, publishAt: now };
  const { written, periods, readers } = await validateEvent(tx, { memberId: ownerId, text, before }, platform);
  if ((await countAhead(tx, ownerId, now)) + periods.length > calendarLimits.entries) throw new ApiError('calendar.limitReached');

  const seriesId = periods.length > 1 ? newId() : null;
  const entries = periods.map((period) => ({ ...written, period, id: newId(), ownerId, kind: text.type, seriesId, createdAt: now }));
  await addEntries(tx, entries, now);
  const ids = entries.map(({ id }) => id);
  if (readers.length > 0) await setNamedViewers(tx, ids, readers);
  await emit(tx, platform.clock, 'calendar.changed', { memberId: ownerId });
  return ids[0] ?? '';
}
