import { createHash } from 'node:crypto';
import type { Clock } from '../../apps/server/src/platform/clock.ts';
import type { Tx } from '../../apps/server/src/platform/db/database.ts';
import { anEntry } from '../../apps/server/test/support/calendar.ts';
import { personas } from '../../apps/server/test/support/personas.ts';
import { dayAfter } from '../../packages/rules/src/requests/calendar.ts';
import { dateIn } from '../../packages/rules/src/accounts/age.ts';
import { entries, type SeededEntry } from './calendar/entries.ts';

/** A stable id on every machine. */
const idOf = (name: string) => {
  const hex = createHash('sha256').update(`seed:calendar:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** The calendar entries of the personas, around the day of the seed. */
export async function seedCalendar(tx: Tx, _clock: Clock): Promise<void> {
  const startedAt = await tx.selectFrom('calendar_entry').select('id').where('owner_id', '=', personas.iris.id).executeTakeFirst();
  if (startedAt) return;
  // Relative to the real date, unlike the rest of the seed, so that the calendar is not empty.
  const today = new Date();
  for (const entry of entries) await seedEntry(tx, entry, today);
}

async function seedEntry(tx: Tx, { by, inDays, days = 1, city, title, ...entry }: SeededEntry, today: Date): Promise<void> {
  const { id: ownerId, timeZone } = personas[by];
  const cityRow = city
    ? await tx.selectFrom('city').select(['id', 'time_zone']).where('name', '=', city).orderBy('population', 'desc').executeTakeFirst()
    : undefined;
  if (city && !cityRow) return;
  const startsOn = dayAfter(dateIn(timeZone, today), inDays);
  await anEntry(tx, ownerId, {
    ...entry,
    id: idOf(`${by}/${title}/${inDays}`),
    title,
    startsOn,
    endsOn: dayAfter(startsOn, days - 1),
    timeZone: cityRow?.time_zone ?? timeZone,
    ...(cityRow && { kind: 'travel' as const, cityId: cityRow.id }),
  });
}
