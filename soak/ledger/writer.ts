import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { routesByDomain } from '@subrosa/contract/routes';
import { urlOf, requestOf, type RequestInput } from '@subrosa/contract/client/request';
import type { AnyRoute } from '@subrosa/contract/route';
import type { ExpectedRows, Ledger } from './ledger.ts';

const RESPONSE_TIMEOUT_MS = 10_000;
const GIVE_UP_AFTER_MS = 120_000;
const RETRY_AFTER_MS = 250;
/** Every so many are sent once more after they were acknowledged: the answer must be the same. */
const REPEAT = 11;

export interface Writer {
  memberId: string | null;
  /** Writes until it is acknowledged, and notes it; with the version that a versioned thing has now. */
  write<Body>(
    call: string,
    input: RequestInput,
    expect: (body: Body) => ExpectedRows,
  ): Promise<{ body: Body; version: string | undefined }>;
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
  const route = (routesByDomain as unknown as Record<string, Record<string, AnyRoute>>)[domain]?.[name];
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
    const response = await fetch(`${baseUrl}${urlOf(route.path, input)}`, {
      ...request,
      headers: own,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    }).catch(() => null);
    const passing = response === null || [429, 502, 503, 504].includes(response.status);
    if (passing) {
      last = String(response?.status ?? 'none');
      ledger.recordUnanswered();
      await response?.body?.cancel();
      return null;
    }
    return response;
  }

  async function send(call: string, input: RequestInput, key: string): Promise<{ text: string; version: string | undefined }> {
    const route = routeOf(call);
    for (const end = Date.now() + GIVE_UP_AFTER_MS; Date.now() < end; await sleep(RETRY_AFTER_MS)) {
      const response = await attempt(route, input, key);
      // An answer that breaks off in the middle is none.
      const text = await response?.text().catch(() => null);
      if (!response || text === undefined || text === null) continue;
      if (response.ok) return { text, version: response.headers.get('etag') ?? undefined };
      throw new Error(`${call} was answered ${response.status}: ${text.slice(0, 200)}`);
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
    write: async <Body>(call: string, input: RequestInput, expect: (body: Body) => ExpectedRows) => {
      const route = routeOf(call);
      const key = randomUUID();
      const startedAt = performance.now();
      const { text, version } = await send(call, input, key);
      const body = bodyOf(text) as Body;
      const scope = memberId === null ? 'visitor' : `member:${memberId}`;
      const idempotencyKey = route.secret || route.repeatable ? null : { scope, key };
      ledger.recordWrite({ call, idempotencyKey, tookMs: performance.now() - startedAt, expected: expect(body) });
      written += 1;
      if (idempotencyKey && written % REPEAT === 0) {
        const again = await send(call, input, key);
        if (again.text !== text) ledger.recordWrong(`${call} was acknowledged twice, and not alike`);
      }
      return { body, version };
    },
  };
}
