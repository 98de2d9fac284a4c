import type { EventType } from '@subrosa/rules/calendar/entries';

/** The columns of an entry for views of days. */
export interface EntryRow {
  id: string;
  kind: Exclude<EventType, 'birthday'>;
  owner_id: string;
  title: string;
  all_day: boolean;
  continuous: boolean;
  starts_on: string;
  ends_on: string;
  start_time: string | null;
  end_time: string | null;
  time_zone: string;
  starts_at: Date;
  ends_at: Date;
  series_id: string | null;
  city_id: number | null;
}

const names = ['id', 'kind', 'owner_id', 'title', 'all_day', 'continuous', 'starts_on', 'ends_on', 'start_time', 'end_time'];
const more = ['time_zone', 'starts_at', 'ends_at', 'series_id', 'city_id'];

export const columnsOf = (e: string) => [...names, ...more].map((name) => `${e}.${name}`).join(', ');
