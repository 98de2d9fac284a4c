import type { connectionsRoutes } from '@subrosa/contract/connections';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { changeConnection } from '../commands/change-connection.ts';
import { getVisibleMember, viewConnectionTo } from '../get-visible-member.ts';

type Calls = Pick<
  typeof connectionsRoutes,
  'getConnection' | 'checkConnection' | 'requestConnection' | 'changeConnection' | 'changeConnectionAlias' | 'confirmConnection'
>;

export const connectionHandlers: Handlers<Calls> = {
  getConnection: async ({ db, caller, params }) =>
    viewConnectionTo(memberOf(caller), await getVisibleMember(db, memberOf(caller), params.id)),

  checkConnection: async ({ db, caller, params }) =>
    viewConnectionTo(memberOf(caller), await getVisibleMember(db, memberOf(caller), params.id)),

  requestConnection: ({ tx, caller, body }, { clock }) =>
    changeConnection(tx, { caller: memberOf(caller), otherId: body.memberId, action: 'request', note: body.note }, clock),

  changeConnection: ({ tx, caller, params, body }, { clock }) =>
    changeConnection(tx, { caller: memberOf(caller), otherId: params.id, action: body.action }, clock),

  changeConnectionAlias: ({ tx, caller, body }, { clock }) =>
    changeConnection(tx, { caller: memberOf(caller), otherId: body.memberId, action: body.action }, clock),

  confirmConnection: ({ tx, caller, body }, { clock }) =>
    changeConnection(tx, { caller: memberOf(caller), otherId: body.memberId, action: 'confirm' }, clock),
};
