import { dayIn } from '../../../shared/format/relative-time.ts';

export type Day<Item> = { day: string; items: Item[] };

/** Messages under the days on which they were written, as the reader's clock counts them. */
export function groupByDay<Item extends { sentAt: string }>(items: readonly Item[], timeZone: string): Day<Item>[] {
  const days: Day<Item>[] = [];
  for (const item of items) {
    const day = dayIn(timeZone, new Date(item.sentAt));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
