/** An entry of a feed, with dates if it is all-day and instants otherwise. */
export interface FeedEntry {
  uid: string;
  title: string;
  /** Dates such as `2026-11-15`, the last one inclusive, or instants. */
  when: { from: string; to: string } | { startsAt: Date; endsAt: Date };
}

interface Feed {
  name: string;
  now: Date;
  entries: readonly FeedEntry[];
}

const LINE = 75;
const DAY = 86_400_000;

/** Escapes text by RFC 5545, 3.3.11. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- control characters are what it matches
    .replaceAll(/[\u0000-\u001f\u007f]/g, '');

/** Folds by RFC 5545, 3.1: no line is longer than 75 bytes, and no character is split. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let [part, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE) {
      parts.push(part);
      // Continuation lines begin with a space, which counts.
      [part, bytes] = [` ${character}`, 1 + size];
    } else [part, bytes] = [part + character, bytes + size];
  }
  return [...parts, part].join('\r\n');
}

const dateOf = (day: string) => day.replaceAll('-', '');
const instantOf = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);

function linesOf({ uid, title, when }: FeedEntry, now: Date): string[] {
  const times =
    'from' in when
      ? // DTEND is exclusive (RFC 5545).
        [`DTSTART;VALUE=DATE:${dateOf(when.from)}`, `DTEND;VALUE=DATE:${dateOf(dayAfter(when.to))}`, 'TRANSP:TRANSPARENT']
      : [`DTSTART:${instantOf(when.startsAt)}`, `DTEND:${instantOf(when.endsAt)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instantOf(now)}`,
    ...times,
    `SUMMARY:${escapeText(title)}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

/** Writes an iCalendar file (RFC 5545). */
export function writeCalendar({ name, now, entries }: Feed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calendar//Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
