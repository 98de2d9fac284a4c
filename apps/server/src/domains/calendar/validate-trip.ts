import type { TripText } from '@subrosa/contract/calendar/schemas';
import { datesProblem, wholeDays } from '@subrosa/rules/calendar/period';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { findCities } from './queries/cities.ts';
import { validateCommonText, throwIfInvalid, type PreviousEntry, type Problems } from './validate-common.ts';
import type { EntryRowInput } from './store/entries.ts';

interface TripInput {
  caller: Caller;
  text: TripText;
  before: PreviousEntry & { notifyCity?: boolean };
}

/** Returns the validated trip, or throws with all problems at once. Its days are those of the destination’s time zone. */
export async function validateTrip(
  tx: Tx,
  { caller, text, before }: TripInput,
  platform: ApiPlatform,
): Promise<{ written: EntryRowInput; readers: string[] }> {
  const problems: Problems = new Map();
  const common = await validateCommonText(tx, { memberId: caller.memberId, text, before }, problems, platform);
  const cities = await findCities(tx, [text.cityId, text.fromCityId], 'en');
  const destination = cities.get(text.cityId);
  if (!destination) problems.set('cityId', 'destination.required');
  if (text.fromCityId !== null && !cities.has(text.fromCityId)) problems.set('fromCityId', 'field.notAChoice');
  const wrong = problems.size > 0 ? null : datesProblem(common, common.today);
  if (wrong) problems.set(wrong.field, wrong.code);
  throwIfInvalid(problems);
  const { title, description, audience, publishAt, notify, readers, startDate, endDate } = common;
  const timeZone = destination?.timeZone ?? common.timeZone;
  const notifyCity = text.notifyCity ?? before.notifyCity ?? false;
  const written = { title, description, audience, publishAt, notify, notifyCity, timeZone, allDay: true, continuous: false };
  return {
    written: { ...written, fromCityId: text.fromCityId, cityId: text.cityId, period: wholeDays(startDate, endDate, timeZone) },
    readers,
  };
}
