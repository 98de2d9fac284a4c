import { expect, it } from 'vitest';
import { aClient, aService, aSession, authRequired, calls, iris } from '../../test/support/client.ts';

/** The console session: each renewal returns `staff-1`, `staff-2`… until a new authentication is required. */
function aConsole(renewals = Infinity) {
  let generation = 0;
  return {
    token: () => (generation === 0 ? undefined : `staff-${generation}`),
    renew: async () => {
      if (generation >= renewals) throw new Error('locked');
      generation += 1;
    },
  };
}

it("sends the console's token to routes of the console, and the member's token to all others", async () => {
  const service = await aService(() => ({ data: iris }));
  const { client } = aClient(service.baseUrl, { staff: aConsole() });
  await client.call(calls.review);
  await client.call(calls.post);
  expect(service.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer staff-1', 'Bearer access-1']);
});

it('renews an expired token of the console without a message', async () => {
  const service = await aService((_, count) => (count === 1 ? authRequired : { data: iris }));
  const { session, counts } = aSession();
  const { client, shown } = aClient(service.baseUrl, { session, staff: aConsole() });
  await client.call(calls.review);
  expect(service.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer staff-1', 'Bearer staff-2']);
  expect({ ...counts, shown }).toEqual({ expired: 0, refreshes: 0, logouts: 0, shown: [] });
});

it("rejects a request with a locked console and keeps the member's session", async () => {
  const service = await aService(() => authRequired);
  const { session, counts } = aSession();
  const { client, shown, redirects } = aClient(service.baseUrl, { session, staff: aConsole(1) });
  await expect(client.call(calls.review)).rejects.toThrow('locked');
  expect(service.seen).toHaveLength(1);
  expect({ ...counts, shown, redirects }).toEqual({ expired: 0, refreshes: 0, logouts: 0, shown: [], redirects: [] });
});
