import { routesByDomain } from '@subrosa/contract/routes';
import { SOCKET_PATH } from '@subrosa/contract/realtime';
import { errorCodes, type ErrorCode } from '@subrosa/contract/error-codes';
import { isWriting, route, type AnyRoute } from '@subrosa/contract/route';
import { socketMessage } from '@subrosa/contract/socket';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { transaction } from '../../src/platform/db/transaction.ts';
import { endpoints as pair, type Endpoint } from '../../src/platform/http/endpoint.ts';
import { actors, everyone, members, type Actor } from '../../src/platform/http/policy.ts';
import { ApiError } from '../../src/platform/http/api-error.ts';
import { createLog } from '../../src/platform/log.ts';
import { audienceOf } from '../../src/platform/tokens/tokens.ts';
import { issueTicket } from '../../src/platform/realtime/tickets.ts';
import { connectRedis, disconnectRedis, type RedisConnection } from '../../src/platform/redis.ts';
import { socketMessageHandlers as pairListeners, type SocketMessageHandler } from '../../src/platform/realtime/message-handler.ts';
import { accessSeen, actAs, anActor, type Seen } from '../support/actors.ts';
import { eventually } from '../support/eventually.ts';
import { useApi } from '../support/test-api.ts';
import { aNetwork } from '../support/network.ts';
import { domains, endpoints, listeners } from '../../src/app/domains.ts';
import { startRealtime, type RunningRealtime } from '../../src/app/realtime.ts';

// Routes and messages with known policies, so that the matrix is tested with each access even when no domain has it.
const nothing = z.object({});
const plantedCalls = {
  knock: route({
    method: 'GET',
    path: '/api/planted/{id}',
    summary: 'For tests',
    params: z.object({ id: z.string() }),
    reply: nothing,
    example: { params: { id: 'a/b' } },
  }),
  buy: route({
    method: 'POST',
    path: '/sails/planted',
    summary: 'For tests',
    body: z.object({ text: z.string() }),
    reply: nothing,
    versioned: true,
    example: { body: { text: 'x' } },
  }),
};
const rejectMissing = () => Promise.reject(new ApiError('resource.notFound'));
const planted: Endpoint[] = pair(
  plantedCalls,
  {
    knock: { who: Object.fromEntries(actors.map((actor) => [actor, 'missing'])) as Record<Actor, 'missing'> },
    buy: { who: members },
  },
  { knock: rejectMissing, buy: () => ({}) },
);
const plantedMessages = {
  echo: socketMessage({ name: '/planted', summary: 'For tests', input: nothing, reply: nothing, example: {} }),
};
const plantedListeners: SocketMessageHandler[] = pairListeners(plantedMessages, { echo: { who: members } }, { echo: async () => ({}) });

const api = useApi({ endpoints: [...endpoints, ...planted] });

async function seen(answered: Response): Promise<Seen> {
  return { status: answered.status, body: await answered.json() };
}

/** Retries while the machine, which also runs the tests, is overloaded. */
function patiently(call: () => Promise<Response>): Promise<Response> {
  const poll = async () => {
    const answered = await call();
    return answered.status === 503 ? null : answered;
  };
  return eventually(poll, 20_000, 'an api that keeps up');
}

const calling = (endpoint: Endpoint) => `${endpoint.route.method} ${endpoint.route.path}`;

interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

function send({ route }: Endpoint, headers: Record<string, string>): Promise<Response> {
  const { params, query, body }: Example = route.example;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  return api.request(route.method, query ? `${path}?${new URLSearchParams(query).toString()}` : path, {
    ...(isWriting(route.method) && { body: body ?? {} }),
    headers: { 'x-forwarded-for': aNetwork(), ...(route.versioned && { 'if-match': '"1"' }), ...headers },
  });
}

describe('routes', () => {
  let missingPage: Seen;
  beforeAll(async () => {
    missingPage = await seen(await patiently(() => api.get('/api/no-such-page')));
  });

  const cells = [...endpoints, ...planted].flatMap((endpoint) =>
    actors.map((actor) => ({ call: calling(endpoint), actor, access: endpoint.rule.who[actor], endpoint })),
  );

  it.each(cells)('$call: $actor → $access', async ({ endpoint, actor, access }) => {
    const audience = audienceOf(endpoint.route.path);
    const headers = await transaction(api.db, (tx) => actAs(actor, { db: tx, config: api.config }, audience));
    const answered = await patiently(() => send(endpoint, headers));
    expect(accessSeen(await seen(answered), missingPage)).toBe(access);
  });
});

describe('socket messages', () => {
  const handlers = [...listeners, ...plantedListeners];
  let realtime: RunningRealtime;
  let redis: RedisConnection;
  beforeAll(async () => {
    realtime = await startRealtime(api.config, handlers);
    redis = await connectRedis({ url: api.config.REDIS_URL, name: 'test', log: createLog(api.config, 'test'), whileAway: 'fail' });
  });
  afterAll(async () => {
    await realtime.stop();
    await disconnectRedis(redis);
  });

  const failing = (code: ErrorCode): Seen => ({ status: errorCodes[code].status, body: { code, message: errorCodes[code].message } });

  async function sendMessage({ message }: SocketMessageHandler, token: string | undefined): Promise<Seen> {
    const socket = io(`http://127.0.0.1:${realtime.port}`, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth: { token },
      forceNew: true,
    });
    try {
      const connectError = await new Promise<Error | null>((resolve) =>
        socket.once('connect', () => resolve(null)).once('connect_error', resolve),
      );
      if (connectError)
        return connectError.message === errorCodes['auth.required'].message ? failing('auth.required') : failing('server.error');
      const body = (await socket.timeout(5000).emitWithAck(message.name, message.example)) as { code?: ErrorCode };
      return body.code ? { status: errorCodes[body.code].status, body } : { status: 200, body };
    } finally {
      socket.disconnect();
    }
  }

  const cells = handlers.flatMap((listener) =>
    actors.map((actor) => ({ message: listener.message.name, actor, access: listener.rule.who[actor], listener })),
  );

  it.each(cells)('$message: $actor → $access', async ({ listener, actor, access }) => {
    const ticket = actor === 'visitor' ? undefined : await issueTicket(redis, await anActor(actor, api));
    const answered = await sendMessage(listener, ticket);
    expect(accessSeen(answered, failing('resource.notFound'))).toBe(access);
  });
});

describe('policy', () => {
  const contract = Object.entries(routesByDomain).flatMap(([domain, calls]) =>
    Object.entries<AnyRoute>(calls).map(([name, route]) => ({ domain, name, route })),
  );

  it.each(contract)('covers $name of $domain, which only that domain serves', ({ domain, name, route }) => {
    const serving = domains.filter(({ endpoints }) => endpoints?.some((endpoint) => endpoint.route === route));
    expect(serving.map((server) => server.name)).toEqual([domain]);
    expect(endpoints.filter((endpoint) => endpoint.route === route).map((endpoint) => endpoint.name)).toEqual([name]);
  });

  it('covers only routes of the contract, and no URL twice', () => {
    const known = new Set(contract.map(({ route }) => route));
    expect(endpoints.filter(({ route }) => !known.has(route)).map(calling)).toEqual([]);
    const routes = endpoints.map(calling);
    expect(routes).toEqual([...new Set(routes)]);
  });

  it.each(contract)('uses an example that $name of $domain accepts', ({ route }) => {
    const { params = {}, query = {}, body = {} } = route.example;
    const parsed = z.object({ params: route.params, query: route.query, body: route.body }).safeParse({ params, query, body });
    expect(parsed.error?.issues ?? []).toEqual([]);
  });

  it.each(listeners.map(({ message }) => message))('uses an example that $name accepts', ({ input, example }) => {
    expect(input.safeParse(example).error?.issues ?? []).toEqual([]);
  });

  it('throws at startup when a route or socket message has no policy or no handler', () => {
    const handlers = { knock: rejectMissing, buy: () => ({}) };
    expect(() => pair(plantedCalls, { buy: { who: everyone } } as never, handlers)).toThrow('GET /api/planted/{id} (knock) has no policy');
    expect(() => pair(plantedCalls, { knock: { who: everyone }, buy: { who: everyone } }, { buy: handlers.buy } as never)).toThrow(
      'no handler',
    );
    expect(() => pairListeners(plantedMessages, {} as never, { echo: async () => ({}) })).toThrow('/planted has no policy');
    expect(() => pairListeners(plantedMessages, { echo: { who: members } }, {} as never)).toThrow('/planted has no policy or no handler');
  });
});

describe('accessSeen', () => {
  const missingPage: Seen = { status: 404, body: { code: 'resource.notFound', message: 'This page is not available' } };
  const errorSeen = (code: ErrorCode): Seen => ({ status: errorCodes[code].status, body: { code, message: errorCodes[code].message } });

  it.each([
    ['ok', { status: 200, body: {} }],
    ['ok', errorSeen('support.linkInvalid')],
    ['login', errorSeen('auth.required')],
    ['upgrade', { status: 402, body: {} }],
    ['missing', errorSeen('resource.notFound')],
    ['a missing page that looks different', { status: 404, body: { code: 'resource.notFound', message: 'This member blocked you' } }],
    ['a missing page that looks different', { status: 404, body: { ...(missingPage.body as object), id: 7 } }],
    ['403 no code', { status: 403, body: {} }],
    ['451 no code', { status: 451, body: null }],
    ['429 rate.limited', errorSeen('rate.limited')],
    ['428 version.required', errorSeen('version.required')],
    ['500 server.error', errorSeen('server.error')],
  ])('returns %s for %o', (access, answer) => {
    expect(accessSeen(answer, missingPage)).toBe(access);
  });
});
