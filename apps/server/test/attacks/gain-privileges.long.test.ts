import { isWriting } from '@subrosa/contract/route';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Endpoint } from '../../src/platform/http/endpoint.ts';
import { audienceOf } from '../../src/platform/tokens/tokens.ts';
import { useApi } from '../support/test-api.ts';
import { aDevice, aMember } from '../support/members.ts';
import { aNetwork } from '../support/network.ts';
import { aToken } from '../support/tokens.ts';
import { endpoints } from '../../src/app/domains.ts';

const api = useApi();

/** Fields that an attacker would send in the hope that the server saves unknown input. */
const wishes = {
  premium: true,
  plan: 2,
  subscription_plan_id: 2,
  subscription_due_date: '01012099',
  paid: true,
  eventType: 'NewSaleSuccess',
  subscriptionId: '1000000000',
  confirmed_at: '2026-01-01T00:00:00.000Z',
  plan_id: 2,
  planId: 2,
  subscription: { plan_id: 2, due_on: null },
  staffRole: 'administrator',
  staff_role: 'administrator',
  role: 'administrator',
  accountType: 'confidant',
  account_type: 'confidant',
  state: 'active',
  verified: true,
  identity_verified_at: '2026-01-01T00:00:00.000Z',
  phone_verified_at: '2026-01-01T00:00:00.000Z',
  phone: '+16045550199',
  serial: '00000000',
};

const asQuery = Object.fromEntries(Object.entries(wishes).map(([name, wish]) => [name, typeof wish === 'object' ? 'true' : String(wish)]));

interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** The example of a route, about the caller, with all these fields added to its body and query. */
function wishing({ route }: Endpoint, memberId: string) {
  const { params, query, body }: Example = route.example;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'id' ? memberId : encodeURIComponent(params?.[name] ?? ''),
  );
  return {
    path: `${path}?${new URLSearchParams({ ...asQuery, ...query }).toString()}`,
    ...(isWriting(route.method) && { body: { ...wishes, ...body } }),
  };
}

async function privilegesOf(memberId: string) {
  const member = await api.db
    .selectFrom('member')
    .select(['account_type', 'staff_role', 'identity_verified_at', 'phone_verified_at', 'serial'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  const plans = await api.db.selectFrom('member_subscription').selectAll().where('member_id', '=', memberId).execute();
  const paid = await api.db.selectFrom('paid_subscription').selectAll().where('member_id', '=', memberId).execute();
  const spots = await api.db.selectFrom('free_spots').select('taken').execute();
  return { member, plans, paid, spots };
}

it.each(endpoints.map((endpoint) => ({ call: `${endpoint.route.method} ${endpoint.route.path}`, endpoint })))(
  '$call grants no plan, verification, role or other account type',
  async ({ endpoint }) => {
    const { id } = await aMember(api.db, api.config);
    const before = await privilegesOf(id);
    const audience = audienceOf(endpoint.route.path);
    const token = await aToken({ audience, memberId: id, deviceId: await aDevice(api.db, id) });
    const { path, body } = wishing(endpoint, id);
    const answered = await api.request(endpoint.route.method, path, {
      ...(body && { body }),
      headers: { authorization: `Bearer ${token}`, 'if-match': '"1"', 'x-forwarded-for': aNetwork() },
    });
    await answered.arrayBuffer();
    expect(await privilegesOf(id)).toEqual(before);
  },
);

const ofMoney = endpoints.filter(({ route: { path } }) => /subscription|billing|upgrade|spots|entitlements/.test(path));

it('keeps a member’s plan through any sequence of requests about plans and payments', async () => {
  const { id } = await aMember(api.db, api.config, { plan: 3 });
  const before = await privilegesOf(id);
  const headers = { authorization: `Bearer ${await aToken({ audience: 'api', memberId: id, deviceId: await aDevice(api.db, id) })}` };
  const checkouts: string[] = [];
  const aValue = fc.oneof(fc.constantFrom(1, 2, 3, 4, '3', null, true, id, '840', '14.99'), fc.integer(), fc.string({ maxLength: 20 }));
  const aBody = fc.dictionary(
    fc.constantFrom('subscription_plan_id', 'id', 'subscriptionId', 'X-checkout', 'clientAccnum', 'state', 'paid'),
    aValue,
  );
  const aCall = fc.record({ endpoint: fc.constantFrom(...ofMoney), body: aBody, ownId: fc.nat(), usual: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(aCall, { minLength: 1, maxLength: 8 }), async (calls) => {
      for (const { endpoint, body, ownId, usual } of calls) {
        const { method, path, example } = endpoint.route;
        const known = checkouts[ownId % Math.max(1, checkouts.length)] ?? id;
        const url = `${path.replace('{id}', path.includes('plans') ? '3' : known)}?eventType=NewSaleSuccess`;
        const sent = { ...body, ...(usual && (example.body as object | undefined)), 'X-checkout': known };
        const answered = await api.request(method, url, {
          ...(isWriting(method) && { body: sent }),
          headers: { ...headers, 'x-forwarded-for': aNetwork() },
        });
        const { body: checkout } = (await answered.json()) as { body?: { id?: string; provider?: object } };
        if (checkout?.provider && checkout.id) checkouts.push(checkout.id);
      }
      expect(await privilegesOf(id)).toEqual(before);
    }),
    { numRuns: 40 },
  );
  expect(checkouts.length).toBeGreaterThan(0);
});
