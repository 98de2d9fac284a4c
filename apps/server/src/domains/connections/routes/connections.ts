import type { connectionsCalls } from '@subrosa/contract/connections';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { changeConnection } from '../commands/change-connection.ts';
import { meet, viewMeeting } from '../meet.ts';

type Calls = Pick<
  typeof connectionsCalls,
  'readConnection' | 'checkConnection' | 'askToConnect' | 'changeConnection' | 'changeConnectionToo' | 'confirmConnection'
>;

export const connectionHandlers: Handlers<Calls> = {
  readConnection: async ({ db, caller, params }) => viewMeeting(memberOf(caller), await meet(db, memberOf(caller), params.id)),

  checkConnection: async ({ db, caller, params }) => viewMeeting(memberOf(caller), await meet(db, memberOf(caller), params.id)),

  askToConnect: ({ tx, caller, body }, { clock }) =>
    changeConnection(tx, { caller: memberOf(caller), otherId: body.memberId, action: 'ask', note: body.note }, clock),

  changeConnection: ({ tx, caller, params, body }, { clock }) =>
    changeConnection(tx, { caller: memberOf(caller), otherId: params.id, action: body.action }, clock),

  changeConnectionToo: ({ tx, caller, body }, { clock }) =>
    changeConnection(tx, { caller: memberOf(caller), otherId: body.memberId, action: body.action }, clock),

  confirmConnection: ({ tx, caller, body }, { clock }) =>
    changeConnection(tx, { caller: memberOf(caller), otherId: body.memberId, action: 'confirm' }, clock),
};
