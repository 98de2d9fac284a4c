import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { route } from '../../src/route.ts';
import { createClient } from '../../src/client/client.ts';
import type { ClientOptions, Session, Toast } from '../../src/client/types.ts';

export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface TestClientOptions {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent unchanged. */
  data?: unknown;
}

/** Starts an HTTP service that records requests and sends the given responses. */
export async function aService(respond: (seen: Seen, count: number) => TestClientOptions | Promise<TestClientOptions>) {
  const seen: Seen[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request);
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: sent === '' ? undefined : JSON.parse(sent) };
    const given = await respond(one, seen.push(one));
    const plain = typeof given.data === 'string';
    response.writeHead(given.status ?? 200, { 'content-type': plain ? 'text/plain' : 'application/json', ...given.headers });
    response.end(plain ? given.data : JSON.stringify(given.data ?? {}));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { seen, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A session in memory whose refresh returns `access-2`, `access-3`… and counts its calls. */
export function aSession(changes: Partial<Session> = {}, duringRefresh = nextTurn) {
  let generation = 1;
  let loggingOut = Promise.resolve();
  const counts = { expired: 0, refreshes: 0, logouts: 0 };
  const session: Session = {
    accessToken: () => `access-${generation}`,
    chatToken: () => `chat-${generation}`,
    canRefresh: () => {
      counts.expired += 1;
      return true;
    },
    refresh: async () => {
      counts.refreshes += 1;
      await duringRefresh();
      generation += 1;
    },
    autoLogout: () => {
      counts.logouts += 1;
      loggingOut = nextTurn();
      return loggingOut;
    },
    ...changes,
  };
  /** Waits until the last logout has ended and the client has reacted. A request starts its logout before it rejects. */
  const logoutEnd = () => loggingOut.then(nextTurn);
  return { session, counts, logoutEnd };
}

/** Creates a client and records what it shows and does. */
export function aClient(baseUrl: string, options: Partial<ClientOptions> = {}) {
  const shown: Toast[] = [];
  const redirects: true[] = [];
  const client = createClient({
    baseUrl,
    session: aSession().session,
    toast: (toast) => shown.push(toast),
    onRedirectToLogin: () => redirects.push(true),
    ...options,
  });
  return { client, shown, redirects };
}

/** Waits until all pending callbacks have run. */
export function nextTurn() {
  return new Promise<void>((resolve) => setImmediate(resolve));
}

/** Polls a condition, so that slow machines test the same as fast ones. */
export async function until(condition: () => boolean) {
  await vi.waitUntil(condition, { timeout: 4_000, interval: 1 });
}

const profile = z.object({ name: z.string() });

export const calls = {
  read: route({
    method: 'GET',
    path: '/api/users/{id}',
    summary: '',
    params: z.object({ id: z.string() }),
    reply: profile,
    versioned: true,
  }),
  list: route({
    method: 'GET',
    path: '/api/users',
    summary: '',
    query: z.object({ tag: z.array(z.string()).optional(), page: z.number().default(0), online: z.boolean().optional() }),
    reply: z.array(profile),
  }),
  save: route({
    method: 'PUT',
    path: '/api/users/{id}',
    summary: '',
    params: z.object({ id: z.string() }),
    body: profile,
    reply: profile,
    versioned: true,
  }),
  review: route({ method: 'GET', path: '/api/staff/cases', summary: '', reply: profile }),
  post: route({ method: 'POST', path: '/api/posts', summary: '', reply: profile }),
  remove: route({ method: 'DELETE', path: '/api/posts', summary: '', reply: z.object({}) }),
  chat: route({ method: 'POST', path: '/sails/talk', summary: '', body: z.object({ text: z.string() }), reply: profile }),
  login: route({ method: 'POST', path: '/api/auth/login', summary: '', reply: profile }),
  refresh: route({ method: 'POST', path: '/api/auth/refresh', summary: '', reply: profile }),
  autoLogout: route({ method: 'POST', path: '/api/auth/auto-logout', summary: '', reply: profile }),
};

export const iris = { body: { name: 'Iris' } };
export const authRequired = { status: 401, data: { code: 'auth.required', message: 'Authentication is required to continue' } };
export const jwtExpired = { status: 401, data: { code: 'auth.chatTokenExpired', message: 'jwt expired' } };
