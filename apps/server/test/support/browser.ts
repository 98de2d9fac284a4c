import { examples } from '@subrosa/contract/accounts/schemas';
import type { Challenge } from 'altcha-lib';
import { eventually } from './eventually.ts';
import type { TestApi } from './test-api.ts';
import type { BuiltMember } from './members.ts';
import { aNetwork } from './network.ts';
import type { Person } from './credentials.ts';
import { issuedId, solve } from './proof-of-work.ts';
import { audienceOf } from '../../src/platform/tokens/tokens.ts';
import { staffTokenBeside } from './tokens.ts';

/** A response as a client reads it: `body` of a success, `code` of an error or notice. */
export interface Answered<Body = unknown> {
  status: number;
  code: string | undefined;
  body: Body;
  fields: Record<string, { code: string }>;
  details: Record<string, number>;
  headers: Headers;
}

export interface Session {
  userId: string;
  authId: string;
  deviceToken: string;
  accessToken: string;
  chatToken: string;
  refreshToken: string | null;
  keys: { bundle: string; envelope: string | null; recovery: string | null };
}

interface LoginOptions {
  by?: 'email' | 'username';
  /** The typed identifier, if it differs from the stored one. */
  typed?: string;
  secret?: string;
  remember?: boolean;
  cookieless?: boolean;
  headers?: Record<string, string>;
}

const OVERLOADED = '5';

/** Retries while the machine, which also runs the tests, is overloaded; such responses have a Retry-After of 5 seconds. */
function patiently(request: () => Promise<Response>): Promise<Response> {
  const poll = async () => {
    const answered = await request();
    return answered.status === 503 && answered.headers.get('retry-after') === OVERLOADED ? null : answered;
  };
  return eventually(poll, 20_000, 'an api that keeps up');
}

function tokenFor(path: string, { userId, authId, accessToken, chatToken }: Session): string | Promise<string> {
  const audience = audienceOf(path);
  if (audience === 'staff') return staffTokenBeside(accessToken, { memberId: userId, deviceId: authId });
  return audience === 'chat' ? chatToken : accessToken;
}

export type TestBrowser = ReturnType<typeof aBrowser>;

/** Simulates a member's browser: it keeps cookies, sends its access token, and has its own IP address. */
export function aBrowser(api: Pick<TestApi, 'request'>, traits: { userAgent?: string; network?: string } = {}) {
  const network = traits.network ?? aNetwork();
  const cookies = new Map<string, string>();
  let session: Session | undefined;

  async function call<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered<Body>> {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = async () =>
      api.request(method, path, {
        ...(body !== undefined && { body }),
        headers: {
          'x-forwarded-for': network,
          'user-agent': traits.userAgent ?? 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          ...(jar && { cookie: jar }),
          ...(session && { authorization: `Bearer ${await tokenFor(path, session)}` }),
          ...headers,
        },
      });
    const answered = await patiently(request);
    keepCookies(answered.headers.getSetCookie());
    const text = (await answered.json()) as Partial<Answered<Body>>;
    return {
      status: answered.status,
      code: text.code,
      body: text.body as Body,
      fields: text.fields ?? {},
      details: text.details ?? {},
      headers: answered.headers,
    };
  }

  function keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...flags] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (flags.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function aProof(): Promise<string> {
    const { body } = await call<{ challenge: string }>('GET', '/api/auth/challenge');
    return solve(JSON.parse(body.challenge) as Challenge);
  }

  /** Completes the second step of a staff login. */
  async function proveStaff(ticket: string, code: string, how: Pick<LoginOptions, 'remember' | 'cookieless'>) {
    const answered = await call<{ step: string; session: Session; ticket: string }>('POST', '/api/auth/second-factor', {
      ticket,
      code,
      ...how,
    });
    if (answered.status === 200) session = answered.body.session;
    return answered;
  }

  return {
    network,
    cookies,
    call,
    aProof,
    get session(): Session {
      if (!session) throw new Error('no member is signed in on this browser');
      return session;
    },
    /** Simulates closing the tab: the access token is lost, cookies remain. */
    forgetTokens: () => void (session = undefined),

    /** Solves a proof of work unless one is given; the person gets the member id that its challenge issued. */
    signUp: async (person: Person, changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
      const body = {
        email: person.email,
        username: person.username,
        accountType: 'fetishist',
        credentials: person.credentials,
        keys: examples.keys,
        agreement: true,
        age: true,
        ...changes,
      };
      if (changes['proof'] !== undefined) return call('POST', '/api/user/register', body, headers);
      const proof = await aProof();
      person.id = issuedId(proof);
      return call('POST', '/api/user/register', { ...body, proof }, headers);
    },

    verify: (token: string) => call<{ outcome: string }>('POST', '/api/hash/verify-email', { token }),

    login: async (member: BuiltMember, { by = 'email', typed, secret, headers, ...how }: LoginOptions = {}) => {
      const body = { login: typed ?? member[by], password: secret ?? member.secretFor(by), ...how };
      const answered = await call<{ step: string; session: Session; ticket: string }>('POST', '/api/auth/login', body, headers);
      if (answered.status === 200 && answered.body.step === 'signed_in') session = answered.body.session;
      const code = answered.status === 200 && answered.body.step === 'second_factor' ? member.backupCodes.shift() : undefined;
      return code === undefined ? answered : proveStaff(answered.body.ticket, code, how);
    },

    refresh: async (body: { user_id?: string; token?: string } = {}) => {
      const answered = await call<Session>('POST', '/api/auth/refresh', body);
      if (answered.status === 200) session = answered.body;
      return answered;
    },

    account: () => call<{ id: string; username: string; email: string }>('GET', '/api/account'),
  };
}
