const DAY = 86_400_000;

export const connectionLimits = {
  note: 300,
  /** Pending requests at the same time. */
  pending: 100,
  /** Requests that a member may send within a day. */
  requestsPerDay: 30,
  /** How long a declined member must wait before another request. */
  declinedMs: 30 * DAY,
  dayMs: DAY,
  /** How far page numbers reach; cursors have no limit. */
  rows: 1000,
  /** Ids in one response, newest first. */
  ids: 1000,
} as const;

export interface Requester {
  pending: number;
  requestedToday: number;
  /** When the other member last declined them. */
  declinedAt: Date | null;
}

export type ConnectionRequestErrorCode = 'connections.tooManyPending' | 'connections.dailyLimit' | 'connections.requestedRecently';

/** Returns why a member may not send a request, or null. */
export function connectionRequestProblem({ pending, requestedToday, declinedAt }: Requester, now: Date): ConnectionRequestErrorCode | null {
  if (declinedAt !== null && now.getTime() - declinedAt.getTime() < connectionLimits.declinedMs) return 'connections.requestedRecently';
  if (pending >= connectionLimits.pending) return 'connections.tooManyPending';
  return requestedToday >= connectionLimits.requestsPerDay ? 'connections.dailyLimit' : null;
}

const COUNTED_EXACTLY = 10;

/** A number of connections as others see it: exact up to ten, then rounded down to tens. */
export function shownCount(count: number): number {
  return count <= COUNTED_EXACTLY ? count : Math.floor(count / 10) * 10;
}
