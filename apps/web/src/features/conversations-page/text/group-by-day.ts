import { dayIn } from '../../../shared/format/relative-time.ts';

export type Day<Item> = { day: string; items: Item[] };

/** Groups messages by the day on which they were written, in the viewer's time zone. */
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
