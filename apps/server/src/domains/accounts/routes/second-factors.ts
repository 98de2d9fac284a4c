import type { secondFactorCalls } from '@subrosa/contract/accounts/second-factors';
import { memberOf } from '../../../platform/http/caller.ts';
import { answer, type Handlers } from '../../../platform/http/endpoint.ts';
import { addPasskey } from '../commands/add-passkey.ts';
import { confirmTotp } from '../commands/confirm-totp.ts';
import { removeSecondFactor } from '../commands/remove-second-factor.ts';
import { renewBackupCodes } from '../commands/renew-backup-codes.ts';
import { startPasskey } from '../commands/start-passkey.ts';
import { startTotp } from '../commands/start-totp.ts';
import { listSecondFactors } from '../queries/second-factors.ts';

export const secondFactorHandlers: Handlers<typeof secondFactorCalls> = {
  listSecondFactors: ({ db, caller }) => listSecondFactors(db, memberOf(caller).memberId),

  startTotp: ({ tx, caller, body }, platform) => startTotp(tx, { memberId: memberOf(caller).memberId, ...body }, platform),

  confirmTotp: ({ tx, caller, body }, platform) => confirmTotp(tx, { memberId: memberOf(caller).memberId, ...body }, platform),

  startPasskey: ({ tx, caller, body }, platform) => startPasskey(tx, { memberId: memberOf(caller).memberId, ...body }, platform),

  addPasskey: ({ tx, caller, body }, platform) => addPasskey(tx, { memberId: memberOf(caller).memberId, ...body }, platform),

  removeSecondFactor: async ({ tx, caller, params, body }, platform) => {
    await removeSecondFactor(tx, { memberId: memberOf(caller).memberId, id: params.id, ...body }, platform);
    return answer({}, { notice: 'accounts.secondFactorRemoved' });
  },

  renewBackupCodes: ({ tx, caller, body }, platform) => renewBackupCodes(tx, { memberId: memberOf(caller).memberId, ...body }, platform),
};
