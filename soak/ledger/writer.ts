import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callsByDomain } from '@subrosa/contract/calls';
import { urlOf, requestOf, type RequestInput } from '@subrosa/contract/client/request';
import type { AnyRoute } from '@subrosa/contract/route';
import type { Expected, Ledger } from './ledger.ts';

const ANSWER_WITHIN_MS = 10_000;
const GIVE_UP_AFTER_MS = 120_000;
const AGAIN_AFTER_MS = 250;
/** Every so many are sent once more after they were acknowledged: the answer must be the same. */
const REPEAT = 11;

export interface Writer {
  memberId: string | null;
  /** Writes until it is acknowledged, and notes it; with the version that a versioned thing has now. */
  write<Body>(call: string, input: RequestInput, expect: (body: Body) => Expected): Promise<{ body: Body; version: string | undefined }>;
  /** Asks until there is an answer, and notes nothing. */
  request(call: string, input?: RequestInput): Promise<{ body: unknown; version: string | undefined }>;
}

interface Options {
  baseUrl: string;
  ledger: Ledger;
  memberId: string | null;
  token: string | undefined;
  /** Limits are counted by network for visitors. */
  network: () => string;
}

function routeOf(call: string): AnyRoute {
  const [domain = '', name = ''] = call.split('.');
  const route = (callsByDomain as unknown as Record<string, Record<string, AnyRoute>>)[domain]?.[name];
  if (!route) throw new Error(`no call ${call}`);
  return route;
}

/** One member's browser, or a visitor's: sends as the real client does, with one key for all attempts. */
export function aWriter({ baseUrl, ledger, memberId, token, network }: Options): Writer {
  let written = 0;
  let last = 'none';

  async function attempt(route: AnyRoute, input: RequestInput, key: string): Promise<Response | null> {
    const { headers, ...request } = requestOf(route, input, { token, idempotencyKey: key });
    const own = new Headers(headers);
    own.set('x-forwarded-for', network());
    const answered = await fetch(`${baseUrl}${urlOf(route.path, input)}`, {
      ...request,
      headers: own,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).catch(() => null);
    const passing = answered === null || [429, 502, 503, 504].includes(answered.status);
    if (passing) {
      last = String(answered?.status ?? 'none');
      ledger.miss();
      await answered?.body?.cancel();
      return null;
    }
    return answered;
  }

  async function send(call: string, input: RequestInput, key: string): Promise<{ text: string; version: string | undefined }> {
    const route = routeOf(call);
    for (const end = Date.now() + GIVE_UP_AFTER_MS; Date.now() < end; await sleep(AGAIN_AFTER_MS)) {
      const answered = await attempt(route, input, key);
      // An answer that breaks off in the middle is none.
      const text = await answered?.text().catch(() => null);
      if (!answered || text === undefined || text === null) continue;
      if (answered.ok) return { text, version: answered.headers.get('etag') ?? undefined };
      throw new Error(`${call} was answered ${answered.status}: ${text.slice(0, 200)}`);
    }
    throw new Error(`${call} was not acknowledged within ${GIVE_UP_AFTER_MS / 1000} s; the last answer: ${last}`);
  }

  const bodyOf = (text: string) => (JSON.parse(text) as { body: unknown }).body;

  return {
    memberId,
    request: async (call: string, input: RequestInput = {}) => {
      const { text, version } = await send(call, input, randomUUID());
      return { body: bodyOf(text), version };
    },
    write: async <Body>(call: string, input: RequestInput, expect: (body: Body) => Expected) => {
      const route = routeOf(call);
      const key = randomUUID();
      const began = performance.now();
      const { text, version } = await send(call, input, key);
      const body = bodyOf(text) as Body;
      const scope = memberId === null ? 'visitor' : `member:${memberId}`;
      const kept = route.secret || route.repeatable ? null : { scope, key };
      ledger.note({ call, kept, tookMs: performance.now() - began, expected: expect(body) });
      written += 1;
      if (kept && written % REPEAT === 0) {
        const again = await send(call, input, key);
        if (again.text !== text) ledger.complain(`${call} was acknowledged twice, and not alike`);
      }
      return { body, version };
    },
  };
}
