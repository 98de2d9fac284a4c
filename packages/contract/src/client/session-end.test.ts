import { describe, expect, it } from 'vitest';
import { aClient, aService, aSession, authRequired, calls, nextTurn, until, type TestClientOptions } from '../../test/support/client.ts';

const errorResponse = (status: number): TestClientOptions => ({ status, data: { code: 'some.code', message: 'No.' } });

async function after(given: TestClientOptions, act: (client: ReturnType<typeof aClient>['client']) => Promise<unknown>) {
  const service = await aService(() => given);
  const { session, counts, logoutEnd } = aSession();
  const { client, shown, redirects } = aClient(service.baseUrl, { session });
  const result = await act(client).catch((error: unknown) => error);
  await logoutEnd();
  return { result, logouts: counts.logouts, refreshes: counts.refreshes, redirects: redirects.length, shown: shown.length };
}

describe('client with an error that ends the session', () => {
  it('logs out and redirects to login on 401', async () => {
    const seen = await after(errorResponse(401), (client) => client.call(calls.post));
    expect(seen).toMatchObject({ result: { status: 401 }, logouts: 1, redirects: 1, shown: 1 });
  });

  it.each([403, 451])('logs out on %d', async (status) => {
    const seen = await after(errorResponse(status), (client) => client.call(calls.post));
    expect(seen).toMatchObject({ result: { status }, logouts: 1, redirects: 0, shown: 1 });
  });

  it.each([400, 402, 404, 412, 429, 500])('keeps the session on %d', async (status) => {
    const seen = await after(errorResponse(status), (client) => client.call(calls.post));
    expect(seen).toMatchObject({ result: { status }, logouts: 0, redirects: 0, shown: 1 });
  });

  it.each([
    [401, calls.login],
    [403, calls.login],
    [451, calls.login],
    [401, calls.refresh],
    [401, calls.autoLogout],
  ])('shows %d of a login route without logging out', async (status, route) => {
    const seen = await after(errorResponse(status), (client) => client.call(route));
    expect(seen).toMatchObject({ result: { status }, logouts: 0, redirects: 0, shown: 1 });
  });

  it('refreshes nothing when login requires authentication', async () => {
    const seen = await after(authRequired, (client) => client.call(calls.login));
    expect(seen).toMatchObject({ result: { status: 401 }, refreshes: 0, logouts: 0, redirects: 0, shown: 1 });
  });

  it('logs out and redirects once for many requests, also for those that fail after the logout', async () => {
    const { session, counts, logoutEnd } = aSession();
    const service = await aService(async (_, count) => {
      if (count > 10) await until(() => redirects.length > 0);
      return errorResponse(401);
    });
    const { client, redirects } = aClient(service.baseUrl, { session });
    await Promise.allSettled(Array.from({ length: 20 }, () => client.call(calls.post)));
    await logoutEnd();
    expect({ logouts: counts.logouts, redirects: redirects.length }).toEqual({ logouts: 1, redirects: 1 });
  });

  it.each([
    [401, 403],
    [403, 401],
  ])('redirects when one of two requests that fail during a logout, %d and %d, is a 401', async (first, second) => {
    const service = await aService(async (_, count) => {
      if (count === 1) return errorResponse(first);
      await until(() => counts.logouts === 1);
      return errorResponse(second);
    });
    let leave = () => {};
    const { session, counts } = aSession({ autoLogout: () => (counts.logouts++, new Promise<void>((resolve) => (leave = resolve))) });
    const { client, redirects } = aClient(service.baseUrl, { session });
    await Promise.allSettled([client.call(calls.post), client.call(calls.post)]);
    leave();
    await until(() => redirects.length > 0);
    expect({ logouts: counts.logouts, redirects: redirects.length }).toEqual({ logouts: 1, redirects: 1 });
  });

  it('opens the login page only after the logout request, even if that fails', async () => {
    const service = await aService(() => errorResponse(401));
    const happened: string[] = [];
    const { session } = aSession({
      autoLogout: async () => {
        happened.push('leaving');
        await client.call(calls.autoLogout).finally(() => happened.push('left'));
      },
    });
    const { client } = aClient(service.baseUrl, { session, onRedirectToLogin: () => happened.push('login page') });
    await expect(client.call(calls.post)).rejects.toMatchObject({ status: 401 });
    await until(() => happened.includes('login page'));
    expect(happened).toEqual(['leaving', 'left', 'login page']);
  });

  it('logs out once although a request is sent during the logout and fails after it', async () => {
    const service = await aService(async (_, count) => {
      if (count === 2) await until(() => redirects.length > 0);
      return errorResponse(401);
    });
    let late: Promise<unknown> | undefined;
    const { session, counts } = aSession({
      autoLogout: async () => {
        counts.logouts += 1;
        late = client.call(calls.post).catch(() => undefined);
      },
    });
    const { client, redirects } = aClient(service.baseUrl, { session });
    await client.call(calls.post).catch(() => undefined);
    await late;
    await nextTurn();
    expect({ logouts: counts.logouts, redirects: redirects.length }).toEqual({ logouts: 1, redirects: 1 });
  });

  it('logs out again for the next session, and redirects only if it ended with 401', async () => {
    const service = await aService((_, count) => errorResponse(count === 1 ? 401 : 403));
    const { session, counts, logoutEnd } = aSession();
    const { client, redirects } = aClient(service.baseUrl, { session });
    await client.call(calls.post).catch(() => undefined);
    await logoutEnd();
    await client.call(calls.post).catch(() => undefined);
    await logoutEnd();
    expect({ logouts: counts.logouts, redirects: redirects.length }).toEqual({ logouts: 2, redirects: 1 });
  });
});
