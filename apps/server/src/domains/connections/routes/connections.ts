import type { connectionsRoutes } from '@subrosa/contract/connections';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { changeConnection } from '../commands/change-connection.ts';
import { meet, viewMeeting } from '../meet.ts';

type Calls = Pick<
  typeof connectionsRoutes,
  'readConnection' | 'checkConnection' | 'requestConnection' | 'changeConnection' | 'changeConnectionAlias' | 'confirmConnection'
>;

export const connectionHandlers: Handlers<Calls> = {
  readConnection: async ({ db, caller, params }) => viewMeeting(memberOf(caller), await meet(db, memberOf(caller), params.id)),

  checkConnection: async ({ db, caller, params }) => viewMeeting(memberOf(caller), await meet(db, memberOf(caller), params.id)),

  requestConnection: ({ tx, caller, body }, { clock }) =>
    changeConnection(tx, { caller: memberOf(caller), otherId: body.memberId, action: 'request', note: body.note }, clock),

  changeConnection: ({ tx, caller, params, body }, { clock }) =>
    changeConnection(tx, { caller: memberOf(caller), otherId: params.id, action: body.action }, clock),

  changeConnectionAlias: ({ tx, caller, body }, { clock }) =>
    changeConnection(tx, { caller: memberOf(caller), otherId: body.memberId, action: body.action }, clock),

  confirmConnection: ({ tx, caller, body }, { clock }) =>
    changeConnection(tx, { caller: memberOf(caller), otherId: body.memberId, action: 'confirm' }, clock),
};
