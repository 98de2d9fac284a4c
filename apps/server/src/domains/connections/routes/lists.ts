import type { connectionsRoutes } from '@subrosa/contract/connections';
import type { QueryOf } from '@subrosa/contract/route';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db } from '../../../platform/db/database.ts';
import { memberOf, type Caller } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import type { RowState } from '../queries/lists.ts';
import { listConnections, type ListInput } from '../list-connections.ts';
import { countConnections, listConnectedIds, assertMayViewConnections } from '../list-member-connections.ts';

type Calls = Pick<
  typeof connectionsRoutes,
  'listConnections' | 'searchConnections' | 'listConnected' | 'listPending' | 'listConnectionsOf' | 'listConnectedIds' | 'countConnections'
>;

interface Listing<Query> {
  db: Db;
  caller: Caller | null;
  query: Query;
  locale: Locale;
}

function own({ db, caller, query, locale }: Listing<ListInput['query']>, states: readonly RowState[], platform: ApiPlatform) {
  const member = memberOf(caller);
  return listConnections(db, { caller: member, ownerId: member.memberId, states, query, locale }, platform);
}

const statesOf = { pending: ['incoming', 'outgoing'], connected: ['connected'], both: ['incoming', 'outgoing', 'connected'] } as const;

function filtered(call: Listing<QueryOf<Calls['listConnections']>>, platform: ApiPlatform) {
  return own(call, statesOf[call.query.status ?? 'both'], platform);
}

export const listHandlers: Handlers<Calls> = {
  listConnections: filtered,
  searchConnections: filtered,
  listConnected: (call, platform) => own(call, ['connected'], platform),
  listPending: (call, platform) => own(call, [call.query.direction === 'in' ? 'incoming' : 'outgoing'], platform),

  listConnectionsOf: async ({ db, caller, params, query, locale }, platform) => {
    await assertMayViewConnections(db, memberOf(caller), params.id);
    const input = { caller: memberOf(caller), ownerId: params.id, states: ['connected'], query, locale } as const;
    const { users, after } = await listConnections(db, input, platform);
    return { users: users.map(({ member }) => member), after };
  },

  listConnectedIds: ({ db, caller, params }) => listConnectedIds(db, memberOf(caller), params.id),

  countConnections: async ({ db, caller, params }) => ({ count: await countConnections(db, memberOf(caller), params.id) }),
};
