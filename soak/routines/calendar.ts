import { VANCOUVER } from '../../apps/server/test/support/profiles.ts';
import type { Writer } from '../ledger/writer.ts';
import { rows, type Routine } from './routine.ts';

/** The date `ahead` days from now, as DDMMYYYY. */
function day(ahead: number): string {
  const [year, month, date] = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${date}${month}${year}`;
}

const entry = 'calendar_entry WHERE id = $1 AND title = $2';

/** Keeps a calendar: adds, edits and removes events and trips. */
export function calendarRoutine(writer: Writer): Routine {
  return {
    kind: 'facts',
    calls: ['calendar.addEvent', 'calendar.editEvent', 'calendar.addTrip', 'calendar.editTrip', 'calendar.removeEntry'],
    run: async (number) => {
      const event = { startDate: day(5), endDate: day(5), allDay: true, notify: false };
      const trip = { startDate: day(20 + (number % 300)), endDate: day(20 + (number % 300)), cityId: VANCOUVER, notify: false };
      const ids: string[] = [];
      for (const [kind, body] of [
        ['Event', event],
        ['Trip', trip],
      ] as const) {
        const title = `${kind} ${number}`;
        const made = await writer.write<{ id: string }>(`calendar.add${kind}`, { body: { ...body, title } }, ({ id }) =>
          rows(`entry ${id}`, `calendar_entry WHERE owner_id = $1 AND title = $2`, [writer.memberId, title]),
        );
        const { id } = made.body;
        ids.push(id);
        const edited = `${title}, edited`;
        await writer.write(`calendar.edit${kind}`, { params: { id }, version: '"1"', body: { ...body, title: edited } }, () =>
          rows(`entry ${id}`, entry, [id, edited]),
        );
      }
      // The trips are deleted again, so that none conflicts with another; every second event stays.
      for (const id of number % 2 === 0 ? ids : ids.slice(1)) {
        await writer.write('calendar.removeEntry', { params: { id } }, () => rows(`entry ${id}`, 'calendar_entry WHERE id = $1', [id], 0));
      }
    },
  };
}
