import type { Config } from '../../src/platform/config/config.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { audienceOf, type Audience } from '../../src/platform/tokens/tokens.ts';
import { eventually } from './eventually.ts';
import { aDevice } from './members.ts';
import { aNetwork } from './network.ts';
import { aToken } from './tokens.ts';

/** An api that tests send requests to, independent of how it was started. */
export interface ApiUnderTest {
  readonly db: Db;
  readonly config: Config;
  request(method: string, path: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Response>;
}

/** A parsed response of the api. */
export interface ApiResponse<Body> {
  status: number;
  code: string | undefined;
  body: Body;
  fields: Record<string, { code: string; message: string }>;
  details: Record<string, number> | undefined;
  etag: string | null;
  /** The response body as received. */
  text: string;
}

/** Retries while the machine, which also runs the tests, is overloaded. */
export function retryWhileOverloaded(request: () => Promise<Response>): Promise<Response> {
  const poll = async () => {
    const answered = await request();
    return answered.status === 503 ? null : answered;
  };
  return eventually(poll, 20_000, 'an api that keeps up');
}

export const YEAR = 365 * 86_400_000;

/**
 * Returns a function that sends requests as a member with their own IP address; `stays` extends the session for tests
 * that advance time.
 */
export async function apiClientFor(api: ApiUnderTest, memberId: string, stays?: number) {
  const deviceId = await aDevice(api.db, memberId, stays === undefined ? {} : { usedAt: new Date(Date.now() + stays) });
  const tokenFor = (audience: Audience) => aToken({ audience, memberId, deviceId, ...(stays !== undefined && { expiresIn: stays }) });
  const tokens = { api: await tokenFor('api'), chat: await tokenFor('chat'), staff: await tokenFor('staff') };
  const network = aNetwork();

  return async function call<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse<Body>> {
    const own = { authorization: `Bearer ${tokens[audienceOf(path)]}`, 'x-forwarded-for': network };
    const options = { headers: { ...own, ...headers }, ...(body !== undefined && { body }) };
    const answered = await retryWhileOverloaded(() => api.request(method, path, options));
    const text = await answered.text();
    const parsed = JSON.parse(text) as Partial<ApiResponse<Body>>;
    const { code, fields = {}, details } = parsed;
    return { status: answered.status, text, code, fields, details, body: parsed.body as Body, etag: answered.headers.get('etag') };
  };
}

/** Appends query parameters to a path. */
export function withQuery(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  return `${path}?${params.toString()}`;
}
