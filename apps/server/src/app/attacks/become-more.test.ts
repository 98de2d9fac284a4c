import { isWriting } from '@subrosa/contract/route';
import { expect, it } from 'vitest';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { useApi } from '../../testing/house.ts';
import { aDevice, aMember } from '../../testing/members.ts';
import { aNetwork } from '../../testing/network.ts';
import { aToken } from '../../testing/tokens.ts';
import { endpoints } from '../domains.ts';

const api = useApi();

/** What somebody would send who hopes that we save whatever comes. */
const wishes = {
  premium: true,
  plan: 2,
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

const inAddress = Object.fromEntries(
  Object.entries(wishes).map(([name, wish]) => [name, typeof wish === 'object' ? 'true' : String(wish)]),
);

interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** The call as its example has it, about the caller themselves, with every wish in its body and its address. */
function wishing({ route }: Endpoint, memberId: string) {
  const { params, query, body }: Example = route.example;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'id' ? memberId : encodeURIComponent(params?.[name] ?? ''),
  );
  return {
    path: `${path}?${new URLSearchParams({ ...inAddress, ...query }).toString()}`,
    ...(isWriting(route.method) && { body: { ...wishes, ...body } }),
  };
}

async function standing(memberId: string) {
  const member = await api.db
    .selectFrom('member')
    .select(['account_type', 'staff_role', 'identity_verified_at', 'phone_verified_at', 'serial'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  const plans = await api.db.selectFrom('member_subscription').select('plan_id').where('member_id', '=', memberId).execute();
  return { member, plans };
}

it.each(endpoints.map((endpoint) => ({ call: `${endpoint.route.method} ${endpoint.route.path}`, endpoint })))(
  '$call makes nobody premium, verified, staff or another kind of member',
  async ({ endpoint }) => {
    const { id } = await aMember(api.db, api.config);
    const before = await standing(id);
    const audience = endpoint.route.path.startsWith('/sails/') ? 'chat' : 'api';
    const token = await aToken({ audience, memberId: id, deviceId: await aDevice(api.db, id) });
    const { path, body } = wishing(endpoint, id);
    const answered = await api.request(endpoint.route.method, path, {
      ...(body && { body }),
      headers: { authorization: `Bearer ${token}`, 'if-match': '"1"', 'x-forwarded-for': aNetwork() },
    });
    await answered.arrayBuffer();
    expect(await standing(id)).toEqual(before);
  },
);
