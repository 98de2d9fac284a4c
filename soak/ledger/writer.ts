import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { routesByDomain } from '@subrosa/contract/routes';
import { urlOf, requestOf, type RequestInput } from '@subrosa/contract/client/request';
import type { AnyRoute } from '@subrosa/contract/route';
import type { ExpectedRows, Ledger } from './ledger.ts';

const RESPONSE_TIMEOUT_MS = 10_000;
const GIVE_UP_AFTER_MS = 120_000;
const RETRY_AFTER_MS = 250;
/** Every eleventh request is repeated after its acknowledgement: the response must be the same. */
const REPEAT = 11;

export interface Writer {
  memberId: string | null;
  /** Retries a write until it is acknowledged and records it; returns the new version of a versioned resource. */
  write<Body>(
    call: string,
    input: RequestInput,
    expect: (body: Body) => ExpectedRows,
  ): Promise<{ body: Body; version: string | undefined }>;
  /** Retries a request until there is a response, and records nothing. */
  request(call: string, input?: RequestInput): Promise<{ body: unknown; version: string | undefined }>;
}

interface Options {
  baseUrl: string;
  ledger: Ledger;
  memberId: string | null;
  token: string | undefined;
  /** The network of a request: rate limits of visitors are counted by network. */
  network: () => string;
}

function routeOf(call: string): AnyRoute {
  const [domain = '', name = ''] = call.split('.');
  const route = (routesByDomain as unknown as Record<string, Record<string, AnyRoute>>)[domain]?.[name];
  if (!route) throw new Error(`no call ${call}`);
  return route;
}

/** The browser of a member or visitor: sends requests like the real client, with one idempotency key for all attempts. */
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
      // A truncated response counts as none.
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
