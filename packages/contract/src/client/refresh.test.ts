import { describe, expect, it } from 'vitest';
import { ResponseError } from './errors.ts';
import { aClient, aService, aSession, authRequired, calls, iris, jwtExpired, until, type Seen } from '../../test/support/client.ts';

const bearsOld = ({ headers }: Seen) => headers.authorization === 'Bearer access-1' || headers.authorization === 'Bearer chat-1';

describe('client with an expired token', () => {
  it('refreshes the token and repeats the request without a message', async () => {
    const service = await aService((seen) => (bearsOld(seen) ? authRequired : { data: iris }));
    const { session, counts } = aSession();
    const { client, shown, redirects } = aClient(service.baseUrl, { session });
    expect(await client.call(calls.post)).toEqual({ name: 'Iris' });
    expect(service.seen.map((one) => one.headers.authorization)).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect({ ...counts, shown, redirects }).toEqual({ expired: 1, refreshes: 1, logouts: 0, shown: [], redirects: [] });
  });

  it('refreshes the token of the chat service too', async () => {
    const service = await aService((seen) => (bearsOld(seen) ? jwtExpired : { data: iris }));
    const { client, shown } = aClient(service.baseUrl);
    expect(await client.call(calls.chat, { body: { text: 'Hello' } })).toEqual({ name: 'Iris' });
    expect(service.seen.map((one) => one.headers.authorization)).toEqual(['Bearer chat-1', 'Bearer chat-2']);
    expect(shown).toEqual([]);
  });

  it('keeps the idempotency key of a repeated request', async () => {
    const service = await aService((seen) => (bearsOld(seen) ? authRequired : { data: iris }));
    await aClient(service.baseUrl).client.call(calls.post);
    const [first, second] = service.seen.map((one) => one.headers['idempotency-key']);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  it('refreshes once for fifty concurrent requests, also for those that fail later', async () => {
    const { session, counts } = aSession({}, () => until(() => counts.expired >= 25));
    const service = await aService(async (seen, count) => {
      if (count > 25) await until(() => session.accessToken() === 'access-2');
      return bearsOld(seen) ? authRequired : { data: iris };
    });
    const { client, shown } = aClient(service.baseUrl, { session });
    const results = await Promise.all(Array.from({ length: 50 }, () => client.call(calls.post)));
    expect(results).toEqual(Array(50).fill({ name: 'Iris' }));
    expect(service.seen).toHaveLength(100);
    expect({ ...counts, shown }).toEqual({ expired: 50, refreshes: 1, logouts: 0, shown: [] });
  });

  it('refreshes again when the next token expires', async () => {
    const service = await aService((_, count) => (count % 2 === 1 ? authRequired : { data: iris }));
    const { session, counts } = aSession();
    const { client } = aClient(service.baseUrl, { session });
    await client.call(calls.post);
    await client.call(calls.post);
    expect(counts.refreshes).toBe(2);
  });

  it('logs out when the refreshed token is rejected, after at most two attempts', async () => {
    const service = await aService(() => authRequired);
    const { session, counts, logoutEnd } = aSession();
    const { client, shown, redirects } = aClient(service.baseUrl, { session });
    await expect(client.call(calls.post)).rejects.toMatchObject({ status: 401, code: 'auth.required' });
    await logoutEnd();
    expect(service.seen).toHaveLength(2);
    expect({ ...counts, shown: shown.length, redirects: redirects.length }).toEqual({
      expired: 1,
      refreshes: 1,
      logouts: 1,
      shown: 1,
      redirects: 1,
    });
  });

  it('logs out when the chat service reports the expiry with another status', async () => {
    const service = await aService(() => ({ ...jwtExpired, status: 400 }));
    const { session, counts, logoutEnd } = aSession();
    const { client, redirects } = aClient(service.baseUrl, { session });
    await expect(client.call(calls.chat, { body: { text: 'Hello' } })).rejects.toMatchObject({ message: 'jwt expired' });
    await logoutEnd();
    expect({ ...counts, redirects }).toEqual({ expired: 1, refreshes: 1, logouts: 1, redirects: [] });
  });

  it('logs out at once when there is nothing to refresh with', async () => {
    const service = await aService(() => authRequired);
    const { session, counts } = aSession({ canRefresh: () => false });
    const { client, shown } = aClient(service.baseUrl, { session });
    await Promise.allSettled([client.call(calls.post), client.call(calls.post), client.call(calls.post)]);
    expect(service.seen).toHaveLength(3);
    expect(counts).toMatchObject({ refreshes: 0, logouts: 1 });
    expect(shown).toEqual([{ kind: 'error', code: 'auth.required', message: 'Authentication is required to continue' }]);
  });

  it('repeats no request that was aborted meanwhile', async () => {
    const service = await aService((seen) => (bearsOld(seen) ? authRequired : { data: iris }));
    const controller = new AbortController();
    const { session } = aSession({}, async () => controller.abort());
    const { client, shown } = aClient(service.baseUrl, { session });
    await expect(client.call(calls.post, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(service.seen).toHaveLength(1);
    expect(shown).toEqual([]);
  });
});

describe('client with a failing refresh', () => {
  it('shows its message once, rejects all waiting requests with its error and logs out', async () => {
    const service = await aService(() => authRequired);
    const failure = new Error('This device was signed out.');
    const { session, counts } = aSession({}, () => until(() => counts.expired === 10).then(() => Promise.reject(failure)));
    const { client, shown, redirects } = aClient(service.baseUrl, { session });
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => client.call(calls.post)));
    await until(() => redirects.length > 0);
    expect(results).toEqual(Array(10).fill({ status: 'rejected', reason: failure }));
    expect(shown).toEqual([{ kind: 'error', code: undefined, message: 'This device was signed out.' }]);
    expect({ ...counts, redirects: redirects.length }).toEqual({ expired: 10, refreshes: 1, logouts: 1, redirects: 1 });
  });

  it('shows the message of a refresh by the client itself once, without another refresh', async () => {
    const service = await aService(() => authRequired);
    const { session, counts } = aSession({ refresh: async () => void (await client.call(calls.refresh)) });
    const { client, shown } = aClient(service.baseUrl, { session });
    await expect(client.call(calls.post)).rejects.toBeInstanceOf(ResponseError);
    expect(service.seen.map((one) => one.url)).toEqual(['/api/posts', '/api/auth/refresh']);
    expect(shown).toHaveLength(1);
    expect(counts.logouts).toBe(1);
  });

  it('makes no second refresh for a request that fails after it', async () => {
    const { session, counts } = aSession({}, () => Promise.reject(new Error('Gone.')));
    const service = await aService(async (_, count) => {
      if (count === 2) await until(() => counts.logouts === 1);
      return authRequired;
    });
    const { client, shown } = aClient(service.baseUrl, { session });
    const results = await Promise.allSettled([client.call(calls.post), client.call(calls.post)]);
    const reasons = results.map((result) => result.status === 'rejected' && result.reason.message);
    expect(reasons.toSorted()).toEqual(['Authentication is required to continue', 'Gone.']);
    expect({ ...counts, shown: shown.length }).toEqual({ expired: 1, refreshes: 1, logouts: 1, shown: 1 });
  });

  it('succeeds at the next attempt', async () => {
    const service = await aService((seen) => (bearsOld(seen) ? authRequired : { data: iris }));
    const { session, counts } = aSession({}, async () => {
      if (counts.refreshes === 1) throw new Error('Not now.');
    });
    const { client, redirects } = aClient(service.baseUrl, { session });
    await expect(client.call(calls.post)).rejects.toThrow('Not now.');
    await until(() => redirects.length > 0);
    await expect(client.call(calls.post)).resolves.toEqual({ name: 'Iris' });
  });
});
