import type { connectionsRoutes } from '@subrosa/contract/connections';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { endorse } from '../commands/endorse.ts';
import { approveEndorsement, withdrawEndorsement } from '../commands/approve-endorsement.ts';
import { listMemberEndorsements } from '../list-endorsements.ts';

type Calls = Pick<typeof connectionsRoutes, 'listEndorsements' | 'endorseMember' | 'approveEndorsement' | 'withdrawEndorsement'>;

export const endorsementHandlers: Handlers<Calls> = {
  listEndorsements: ({ db, caller, params, query, locale }, platform) =>
    listMemberEndorsements(db, { caller: memberOf(caller), memberId: params.id, query, locale }, platform),

  endorseMember: ({ tx, caller, body }, platform) => endorse(tx, { caller: memberOf(caller), ...body }, platform),

  approveEndorsement: async ({ tx, caller, params }, { clock }) => {
    await approveEndorsement(tx, memberOf(caller).memberId, params.id, clock);
    return {};
  },

  withdrawEndorsement: async ({ tx, caller, params }) => {
    await withdrawEndorsement(tx, memberOf(caller).memberId, params.id);
    return {};
  },
};
