const pad = (value: string | number, width = 2) => String(value).padStart(width, '0');

interface Parts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
}

function partsIn(instant: Date, timeZone: string): Parts {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value])) as unknown as Parts;
}

/** `2026-11-15` → `15/11/2026`. */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-');
  return `${day}/${month}/${year}`;
}

/** An instant as it stands on a clock in `timeZone`: `15/11/2026 02:07`. */
export function formatDateTime(instant: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = partsIn(instant, timeZone);
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

/** `02:07 AM`, on a clock in `timeZone`. */
export function formatTime(instant: Date, timeZone: string): string {
  const { hour, minute } = partsIn(instant, timeZone);
  const hours = Number(hour);
  return `${pad(hours % 12 === 0 ? 12 : hours % 12)}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The wire's `15112026` → `2026-11-15`, or null where no such day exists. */
export function parseWireDate(text: string): string | null {
  const match = /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (!match) return null;
  const [, day, month, year] = match;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}

/** `2026-11-15` → the wire's `15112026`. */
export function toWireDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-');
  return `${day}${month}${year}`;
}
