const DAY = 86_400_000;

export const connectionLimits = {
  note: 300,
  /** Requests that wait for others at the same time. */
  pending: 100,
  /** Members whom one may ask within a day. */
  requestsPerDay: 30,
  /** How long a member who was declined waits before they may ask again. */
  declinedMs: 30 * DAY,
  dayMs: DAY,
  /** How far the page counter reaches; the cursor has no end. */
  rows: 1000,
  /** Ids at once, newest first. */
  ids: 1000,
} as const;

export interface Requester {
  pending: number;
  requestedToday: number;
  /** When the other declined them last. */
  declinedAt: Date | null;
}

export type ConnectionRequestErrorCode = 'connections.tooManyPending' | 'connections.dailyLimit' | 'connections.requestedRecently';

/** Why somebody may not ask; null where they may. */
export function connectionRequestProblem({ pending, requestedToday, declinedAt }: Requester, now: Date): ConnectionRequestErrorCode | null {
  if (declinedAt !== null && now.getTime() - declinedAt.getTime() < connectionLimits.declinedMs) return 'connections.requestedRecently';
  if (pending >= connectionLimits.pending) return 'connections.tooManyPending';
  return requestedToday >= connectionLimits.requestsPerDay ? 'connections.dailyLimit' : null;
}

const COUNTED_EXACTLY = 10;

/** A number of connections as others learn it: exact to ten, then rounded down to tens. */
export function shownCount(count: number): number {
  return count <= COUNTED_EXACTLY ? count : Math.floor(count / 10) * 10;
}
