import { errorCodes } from '@subrosa/contract/error-codes';
import { SOCKET_PATH } from '@subrosa/contract/realtime';
import { isWriting } from '@subrosa/contract/route';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/platform/http/endpoint.ts';
import { aBrowser } from '../support/browser.ts';
import { useApi } from '../support/test-api.ts';
import { aMember } from '../support/members.ts';
import { aNetwork } from '../support/network.ts';
import { endpoints } from '../../src/app/domains.ts';
import { startRealtime, type RunningRealtime } from '../../src/app/realtime.ts';

const api = useApi();
let realtime: RunningRealtime;
beforeAll(async () => {
  realtime = await startRealtime(api.config);
});
afterAll(() => realtime.stop());

/** Routes that require a login. */
const inside = endpoints.filter(({ rule }) => rule.who.visitor !== 'ok' && rule.who.regular === 'ok');

/** Returns all credentials that the browser of a member had before they logged out. */
async function afterLogout() {
  const browser = aBrowser(api);
  await browser.login(await aMember(api.db, api.config));
  const ticket = await browser.call<{ ticket: string }>('POST', '/sails/socket-ticket', {});
  expect(ticket.status).toBe(200);
  const held = { session: browser.session, cookies: [...browser.cookies], ticket: ticket.body.ticket };
  await browser.call('POST', '/api/auth/logout', {});
  return held;
}

function send({ route }: Endpoint, headers: Record<string, string>): Promise<Response> {
  const { params, body }: { params?: Record<string, string>; body?: object } = route.example;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  return api.request(route.method, path, {
    ...(isWriting(route.method) && { body: body ?? {} }),
    headers: { 'x-forwarded-for': aNetwork(), 'if-match': '"1"', ...headers },
  });
}

describe('after a logout', () => {
  let held: Awaited<ReturnType<typeof afterLogout>>;
  beforeAll(async () => {
    held = await afterLogout();
  });

  it.each(inside.map((endpoint) => ({ call: `${endpoint.route.method} ${endpoint.route.path}`, endpoint })))(
    'returns 401 from $call although the token has not expired',
    async ({ endpoint }) => {
      const token = endpoint.route.path.startsWith('/sails/') ? held.session.chatToken : held.session.accessToken;
      const answered = await send(endpoint, { authorization: `Bearer ${token}` });
      expect(answered.status).toBe(401);
      expect(await answered.json()).not.toHaveProperty('body');
    },
  );

  it('rejects the refresh cookie', async () => {
    const cookie = held.cookies.map(([name, value]) => `${name}=${value}`).join('; ');
    expect(cookie).not.toBe('');
    const answered = await api.post('/api/auth/refresh', {}, { cookie, 'x-forwarded-for': aNetwork() });
    expect(answered.status).toBe(401);
    expect(answered.headers.getSetCookie().filter((line) => !line.includes('Max-Age=0'))).toEqual([]);
  });

  it('rejects a socket connection with an earlier ticket', async () => {
    const socket = io(`http://127.0.0.1:${realtime.port}`, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth: { token: held.ticket },
      forceNew: true,
      reconnection: false,
    });
    const connectError = await new Promise<Error | null>((resolve) =>
      socket.once('connect', () => resolve(null)).once('connect_error', resolve),
    );
    socket.disconnect();
    expect(connectError?.message).toBe(errorCodes['auth.required'].message);
  });
});

describe('forged access token', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

  it.each([
    ['says that it needs no signature', (_: string, claims: string) => `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`],
    [
      'contains the id of another member',
      (head: string, claims: string, signature: string) => `${head}.${encode({ ...read(claims), sub: crypto.randomUUID() })}.${signature}`,
    ],
    [
      'never expires',
      (head: string, claims: string, signature: string) => `${head}.${encode({ ...read(claims), exp: 9_999_999_999 })}.${signature}`,
    ],
    [
      'was made for chat',
      (head: string, claims: string, signature: string) => `${head}.${encode({ ...read(claims), aud: 'chat' })}.${signature}`,
    ],
  ] as const)('rejects a token that %s', async (_, forge) => {
    const browser = aBrowser(api);
    await browser.login(await aMember(api.db, api.config));
    const [head = '', claims = '', signature = ''] = browser.session.accessToken.split('.');
    const forged = forge(head, claims, signature);
    for (const path of ['/api/account', '/sails/users/getActive']) {
      const answered = await api.get(path, { authorization: `Bearer ${forged}`, 'x-forwarded-for': aNetwork() });
      expect(answered.status).toBe(401);
    }
    expect((await browser.call('GET', '/api/account')).status).toBe(200);
  });
});
