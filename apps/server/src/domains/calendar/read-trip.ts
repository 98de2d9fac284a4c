import type { TripText } from '@subrosa/contract/calendar/parts';
import { datesProblem, wholeDays } from '@subrosa/rules/calendar/period';
import { usuallyAlertsCity } from '@subrosa/rules/calendar/travel';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { CallPlatform } from '../../platform/platform.ts';
import { findPlaces } from './queries/places.ts';
import { readCommon, refuseIfAny, type Before, type Problems } from './read-text.ts';
import type { Written } from './store/entries.ts';

interface Asked {
  caller: Caller;
  text: TripText;
  before: Before & { alertCity?: boolean };
}

/** What was entered, or everything that is wrong with it at once. Its days are those of the destination. */
export async function readTrip(
  tx: Tx,
  { caller, text, before }: Asked,
  platform: CallPlatform,
): Promise<{ written: Written; readers: string[] }> {
  const problems: Problems = new Map();
  const common = await readCommon(tx, { memberId: caller.memberId, text, before }, problems, platform);
  const places = await findPlaces(tx, [text.cityId, text.fromCityId], 'en');
  const destination = places.get(text.cityId);
  if (!destination) problems.set('cityId', 'destination.required');
  if (text.fromCityId !== null && !places.has(text.fromCityId)) problems.set('fromCityId', 'field.notAChoice');
  const wrong = problems.size > 0 ? null : datesProblem(common, common.today);
  if (wrong) problems.set(wrong.field, wrong.code);
  refuseIfAny(problems);
  const { title, description, audience, publishAt, notify, readers, startDate, endDate } = common;
  const timeZone = destination?.timeZone ?? common.timeZone;
  const alertCity = text.alertCity ?? before.alertCity ?? usuallyAlertsCity(caller);
  const written = { title, description, audience, publishAt, notify, alertCity, timeZone, allDay: true, continuous: false };
  return {
    written: { ...written, fromCityId: text.fromCityId, cityId: text.cityId, period: wholeDays(startDate, endDate, timeZone) },
    readers,
  };
}
