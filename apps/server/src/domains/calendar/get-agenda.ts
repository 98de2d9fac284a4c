import type { Agenda } from '@subrosa/contract/calendar/schemas';
import { dateIn } from '@subrosa/rules/accounts/age';
import { calendarLimits } from '@subrosa/rules/calendar/entries';
import { travelUntil } from '@subrosa/rules/calendar/travel';
import { toWireDate } from '@subrosa/rules/format/dates';
import { maySee, type Audience, type Viewer } from '@subrosa/rules/profiles/audiences';
import { extentOf, mayBrowse } from '@subrosa/rules/profiles/visibility';
import { dayAfter, startOfDay } from '@subrosa/rules/requests/calendar';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findAgenda, findBirthDate } from './queries/entries.ts';
import { findContentOwner, findSettings } from './queries/members.ts';
import { findCities } from './queries/cities.ts';
import { viewerContextOf } from './list-range.ts';
import { inOrder, viewBirthdays, viewEntry } from './view.ts';

interface AgendaQuery {
  caller: Caller;
  id: string;
  locale: Locale;
}

/** Returns a member’s upcoming entries for their profile. */
export async function getAgenda(db: Db, { caller, id, locale }: AgendaQuery, now: Date): Promise<Agenda> {
  const owner = await findContentOwner(db, caller.memberId, id);
  const extent = owner && extentOf(owner, owner.relation);
  if (!owner || !extent || extent === 'nothing' || !(owner.relation.self || mayBrowse(caller))) throw new ApiError('resource.notFound');
  const { timeZone } = await findSettings(db, caller.memberId);
  const from = dateIn(timeZone, now);
  const until = travelUntil(caller, from);
  const travelLimit = { travelUntil: until === null ? null : toWireDate(until) };
  if (extent === 'card') return { entries: [], ...travelLimit, more: false };

  const days = { from, to: dayAfter(from, calendarLimits.agendaDays - 1) };
  const most = calendarLimits.agenda;
  const span = { ...days, ends: startOfDay(dayAfter(days.to), timeZone), limit: most + 1 };
  const rows = await findAgenda(db, id, viewerContextOf(caller, until, now), span);
  const cities = await findCities(
    db,
    rows.map(({ city_id }) => city_id),
    locale,
  );
  const birthdays = await listBirthdays(db, id, { viewerId: caller.memberId, ...owner.relation, premium: caller.premium }, days);
  const entries = inOrder([...rows.map((row) => viewEntry(row, caller.memberId, cities)), ...birthdays]);
  return { entries: entries.slice(0, most), ...travelLimit, more: entries.length > most };
}

async function listBirthdays(db: Db, memberId: string, viewer: Viewer & { viewerId: string }, days: { from: string; to: string }) {
  const row = await findBirthDate(db, memberId);
  if (!row?.birth_date || !maySee(row.birthday_audience as Audience, viewer)) return [];
  const year = maySee(row.birth_year_audience as Audience, viewer);
  return viewBirthdays({ member_id: memberId, birth_date: row.birth_date, year }, viewer.viewerId, days);
}
