import type { CalendarEntry } from '@subrosa/contract/calendar/schemas';
import { dateIn } from '@subrosa/rules/accounts/age';
import { calendarLimits, eventTypes } from '@subrosa/rules/calendar/entries';
import { travelUntil } from '@subrosa/rules/calendar/travel';
import { parseWireDate } from '@subrosa/rules/format/dates';
import { resolveLocale } from '@subrosa/rules/reference/locales';
import { dayAfter, startOfDay } from '@subrosa/rules/requests/calendar';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { findAll, viewerContextOf } from '../list-range.ts';
import { writeCalendar, type FeedEntry } from './icalendar.ts';
import { findKeeper, type Keeper } from './queries.ts';
import { hashOf, secretOf } from './secret.ts';
import { recordFeedUse } from './store.ts';
import { feedLabels } from './labels.ts';

/** Returns the calendar of the secret’s owner. A wrong secret returns the same 404 as a revoked one. */
export async function serveFeed(db: Db, part: string, { clock, config }: ApiPlatform): Promise<string> {
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const keeper = await findKeeper(db, hashOf(secretOf(part)), today);
  if (!keeper) throw new ApiError('resource.notFound');
  if (keeper.usedOn !== today) await transaction(db, (tx) => recordFeedUse(tx, keeper.memberId, today));
  const locale = resolveLocale(keeper.locale, { production: config.ENVIRONMENT === 'production' });
  const { entries } = await findAll(db, feedFilterOf(keeper, now), locale);
  const labels = feedLabels[locale];
  return writeCalendar({
    name: labels.calendar,
    now,
    entries: entries.map((entry) => ({
      uid: uidOf(entry),
      title: keeper.titles === 'own' && entry.mine && entry.title !== null ? entry.title : labels[entry.type],
      when: whenOf(entry),
    })),
  });
}

function feedFilterOf(keeper: Keeper, now: Date) {
  const { timeZone } = keeper;
  const today = dateIn(timeZone, now);
  const until = travelUntil({ ...keeper, verified: false, phoneVerified: false }, today);
  const days = { from: dayAfter(today, -calendarLimits.feedDaysBack), to: dayAfter(today, calendarLimits.feedDaysAhead) };
  return {
    ...viewerContextOf(keeper, until, now),
    ...days,
    begins: startOfDay(days.from, timeZone),
    ends: startOfDay(dayAfter(days.to), timeZone),
    connections: null,
    attributes: { mask: 0, marks: 0 },
    kinds: eventTypes,
    mine: true,
    limit: calendarLimits.feedEntries,
  };
}

const uidOf = ({ id, ownerId, startDate }: CalendarEntry) => id ?? `${ownerId}-${startDate}`;

function whenOf({ startsAt, endsAt, startDate, endDate }: CalendarEntry): FeedEntry['when'] {
  if (startsAt !== null && endsAt !== null) return { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  return { from: parseWireDate(startDate) ?? '', to: parseWireDate(endDate) ?? '' };
}
