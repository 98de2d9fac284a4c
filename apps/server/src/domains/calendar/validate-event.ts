import type { EventText } from '@subrosa/contract/calendar/schemas';
import { periodOf, periodsOf, type PeriodInput, type Period } from '@subrosa/rules/calendar/period';
import { isTimeZone } from '@subrosa/rules/format/zoned';
import type { Tx } from '../../platform/db/database.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { validateCommonText, validateDate, throwIfInvalid, type PreviousEntry, type Problems } from './validate-common.ts';
import type { EntryRowInput } from './store/entries.ts';

type Text = Omit<EventText, 'type'>;

interface EventInput {
  memberId: string;
  text: Text;
  before: PreviousEntry & { timeZone?: string };
  /** The dates of a series, which a change of the whole series keeps. */
  kept?: readonly { starts_on: string; ends_on: string }[];
}

export interface ValidatedEvent {
  /** The same for every period. */
  written: Omit<EntryRowInput, 'period'>;
  periods: Period[];
  readers: string[];
}

/** Returns the validated event, or throws with all problems at once. */
export async function validateEvent(tx: Tx, { memberId, text, before, kept }: EventInput, platform: ApiPlatform): Promise<ValidatedEvent> {
  const problems: Problems = new Map();
  const common = await validateCommonText(tx, { memberId, text, before }, problems, platform);
  const timeZone = text.timeZone ?? before.timeZone ?? common.timeZone;
  if (!isTimeZone(timeZone)) problems.set('timeZone', 'timeZone.unknown');
  const { allDay, continuous, repeat, startTime, endTime } = text;
  const dates = text.dates.map((day) => validateDate('dates', day, problems));
  const chosen: PeriodInput = { ...common, startTime, endTime, allDay, continuous: continuous && !allDay, repeat, dates, timeZone };
  const periods = problems.size > 0 ? [] : validatePeriods(chosen, common.today, kept, problems);
  throwIfInvalid(problems);
  const { title, description, audience, publishAt, notify, readers } = common;
  const written = { title, description, audience, publishAt, notify, allDay, continuous: chosen.continuous, timeZone };
  return { written: { ...written, fromCityId: null, cityId: null, notifyCity: false }, periods, readers };
}

function validatePeriods(chosen: PeriodInput, today: string, kept: EventInput['kept'], problems: Problems): Period[] {
  if (!kept) {
    const found = periodsOf(chosen, today);
    if ('periods' in found) return found.periods;
    problems.set(found.problem.field, found.problem.code);
    return [];
  }
  return kept.flatMap(({ starts_on, ends_on }) => {
    const period = periodOf(chosen, starts_on, ends_on);
    if (!('field' in period)) return [period];
    problems.set(period.field, period.code);
    return [];
  });
}
