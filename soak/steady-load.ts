import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../apps/server/src/platform/db/database.ts';
import { premium } from '../apps/server/test/support/conversations.ts';
import { aDevice, aMember, type BuiltMember } from '../apps/server/test/support/members.ts';
import { aNetwork } from '../apps/server/test/support/network.ts';
import { aProfile } from '../apps/server/test/support/profiles.ts';
import { aToken } from '../apps/server/test/support/tokens.ts';
import { readConfig } from './topology/processes.ts';
import { HOST, ports } from './topology/layout.ts';

const BASE_URL = `http://${HOST}:${ports.loadBalancer}`;
const HOURS = 3 * 3_600_000;
/** A member may read a thousand profiles a day: the number shares no divisor with the number of paths, so that all members read profiles. */
const MEMBERS = 61;

export interface Reader extends BuiltMember {
  api: string;
  chat: string;
  network: string;
}

/** Members who only read, each signed in. */
export async function readers(db: Db, count = MEMBERS): Promise<Reader[]> {
  const some: Reader[] = [];
  for (let index = 0; index < count; index += 1) {
    const member = await aMember(db, readConfig(), premium);
    await aProfile(db, member.id);
    const deviceId = await aDevice(db, member.id, { usedAt: new Date(Date.now() + HOURS) });
    const signed = { memberId: member.id, deviceId, expiresIn: HOURS };
    some.push({
      ...member,
      api: await aToken({ audience: 'api', ...signed }),
      chat: await aToken({ audience: 'chat', ...signed }),
      network: aNetwork(),
    });
  }
  return some;
}

/** The paths that open tabs request, in about the shares of real tabs. */
function pathFor(index: number, some: readonly Reader[]): string {
  const other = some[(index * 7) % some.length];
  const paths = [
    '/api/notifications/unread-count',
    '/api/explorer/search',
    '/api/conversation',
    '/api/requests',
    `/api/user-details/username/${other?.username ?? ''}`,
    '/api/notifications',
    '/api/account',
    '/api/calendar?from=01122026&to=31122026',
    '/api/interests',
    '/api/notifications/unread-count',
  ];
  return paths[index % paths.length] ?? '/api/interests';
}

export interface Answered {
  at: number;
  ms: number;
  /** 0 without a response. */
  status: number;
  path: string;
  /** The text of a failure. */
  message: string;
}

/** Sends requests at a fixed rate without waiting for responses. Failed requests are not retried, and count. */
export function loadSteadily(some: readonly Reader[], rate: number) {
  const response: Answered[] = [];
  const startedAt = performance.now();
  const state = { goes: true, sent: 0, open: 0 };

  async function send(index: number): Promise<void> {
    const reader = some[index % some.length];
    if (!reader) return;
    const path = pathFor(index, some);
    const at = performance.now();
    state.open += 1;
    const { status, message } = await fetch(`${BASE_URL}${path}`, {
      headers: { authorization: `Bearer ${reader.api}`, 'x-forwarded-for': reader.network },
      signal: AbortSignal.timeout(30_000),
    })
      .then(async (response) => ({ status: response.status, message: (await response.text()).slice(0, 120) }))
      .catch((error: Error) => ({ status: 0, message: `${String(error)} ${String(error.cause ?? '')}` }));
    state.open -= 1;
    const outcome = { at: at - startedAt, ms: performance.now() - at, status, path };
    response.push({ ...outcome, message: isFailed({ status }) ? message : '' });
  }

  async function pace(): Promise<void> {
    for (; state.goes; await sleep(10)) {
      const due = Math.floor(((performance.now() - startedAt) / 1000) * rate);
      for (; state.sent < due; state.sent += 1) void send(state.sent);
    }
  }
  const pacing = pace();
  return {
    answered: response,
    now: () => performance.now() - startedAt,
    stop: async () => {
      state.goes = false;
      await pacing;
      for (; state.open > 0; await sleep(20));
    },
  };
}

export const isFailed = ({ status }: Pick<Answered, 'status'>): boolean => status < 200 || status >= 400;

/** The response time in milliseconds below which this share of the responses is. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
