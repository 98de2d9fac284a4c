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

/** The local date and time of an instant in `timeZone`: `15/11/2026 02:07`. */
export function formatDateTime(instant: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = partsIn(instant, timeZone);
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

/** `02:07 AM`, in `timeZone`. */
export function formatTime(instant: Date, timeZone: string): string {
  const { hour, minute } = partsIn(instant, timeZone);
  const hours = Number(hour);
  return `${pad(hours % 12 === 0 ? 12 : hours % 12)}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Parses `15112026` of the wire to `2026-11-15`; null for a day that does not exist. */
export function parseWireDate(text: string): string | null {
  const match = /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (!match) return null;
  const [, day, month, year] = match;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}

/** `2026-11-15` → `15112026` of the wire. */
export function toWireDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-');
  return `${day}${month}${year}`;
}
