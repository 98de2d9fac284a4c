import type { PersonaName } from '../../../apps/server/test/support/personas.ts';
import type { EntryAudience } from '../../../packages/rules/src/calendar/entries.ts';

export interface SeededEntry {
  by: PersonaName;
  title: string;
  description?: string;
  kind?: 'event' | 'schedule';
  /** Days from the day of the seed. */
  inDays: number;
  days?: number;
  /** An entry without times is all-day. */
  times?: readonly [string, string] | null;
  /** The destination of a trip. */
  city?: string;
  audience?: EntryAudience;
}

const studio = (inDays: number): SeededEntry => ({
  by: 'iris',
  title: 'Studio hours',
  description: 'I answer messages and post parcels.',
  kind: 'schedule',
  inDays,
  times: ['10:00', '16:00'],
});

/** Iris plans her weeks, Mei travels to her, Dorian and Marlow meet; Wren shows nothing to strangers. */
export const entries: readonly SeededEntry[] = [
  ...[-5, -3, 0, 2, 4, 7, 9, 11].map(studio),
  { by: 'iris', title: 'Portrait evening', description: 'Window light, two hours, tea.', inDays: 1, times: ['19:00', '21:00'] },
  { by: 'iris', title: 'Framing the new prints', inDays: 0, times: ['17:30', '18:30'], audience: 'you' },
  { by: 'iris', title: 'Open house at the gallery', inDays: 6, times: ['18:00', '22:00'], audience: 'all' },
  { by: 'iris', title: 'Quiet days', description: 'I read and do not write.', inDays: 13, days: 2, times: null },
  { by: 'iris', title: 'A week of exhibitions', city: 'Toronto', inDays: 20, days: 6, audience: 'all' },
  {
    by: 'mei',
    title: 'Winter in Vancouver',
    description: 'Glad to meet for coffee.',
    city: 'Vancouver',
    inDays: 3,
    days: 9,
    audience: 'all',
  },
  { by: 'mei', title: 'Tea ceremony', inDays: -1, times: ['15:00', '16:30'] },
  { by: 'mei', title: 'Two weeks in Kyoto', city: 'Kyoto', inDays: 75, days: 12, audience: 'all' },
  { by: 'noa', title: 'Concert by the harbour', inDays: 2, times: ['20:30', '23:00'] },
  { by: 'noa', title: 'Days in Haifa', city: 'Haifa', inDays: 8, days: 3, audience: 'connections' },
  { by: 'dorian', title: 'Dinner with old friends', inDays: 1, times: ['19:30', '22:30'] },
  { by: 'dorian', title: 'Book fair', inDays: 5, days: 2, times: null, audience: 'all' },
  { by: 'marlow', title: 'Long weekend', city: 'Montréal', inDays: 12, days: 4, audience: 'all' },
  { by: 'marlow', title: 'Leather workshop', inDays: 6, times: ['14:00', '17:00'] },
  { by: 'yasmin', title: 'By the sea', city: 'Alexandria', inDays: -1, days: 4, audience: 'all' },
  { by: 'yasmin', title: 'Poetry night', inDays: 4, times: ['19:00', '21:00'], audience: 'all' },
  { by: 'juniper', title: 'First market stall', inDays: 9, times: ['09:00', '13:00'], audience: 'all' },
  { by: 'wren', title: 'Ferry to the islands', inDays: 3, days: 2, times: null },
];
