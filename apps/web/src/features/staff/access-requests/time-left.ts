const SECOND = 1000;

/** `14:59` until a grant expires; null afterwards. */
export function clockUntil(endsAt: string, now: number): string | null {
  const left = Math.ceil((Date.parse(endsAt) - now) / SECOND);
  if (left <= 0) return null;
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
}
