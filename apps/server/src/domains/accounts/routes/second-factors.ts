import type { secondFactorRoutes } from '@subrosa/contract/accounts/second-factors';
import { memberOf } from '../../../platform/http/caller.ts';
import { respond, type Handlers } from '../../../platform/http/endpoint.ts';
import { addPasskey } from '../commands/add-passkey.ts';
import { startSecondFactorChallenge } from '../commands/start-second-factor-challenge.ts';
import { confirmTotp } from '../commands/confirm-totp.ts';
import { removeSecondFactor } from '../commands/remove-second-factor.ts';
import { renewBackupCodes } from '../commands/renew-backup-codes.ts';
import { startPasskey } from '../commands/start-passkey.ts';
import { startTotp } from '../commands/start-totp.ts';
import { listSecondFactors } from '../queries/second-factors.ts';
import { withSecondFactor } from '../reauthentication.ts';

export const secondFactorHandlers: Handlers<typeof secondFactorRoutes> = {
  listSecondFactors: ({ db, caller }) => listSecondFactors(db, memberOf(caller).memberId),

  startFactorProof: async ({ tx, caller }, platform) => {
    const { memberId } = memberOf(caller);
    const challenge = await startSecondFactorChallenge(tx, { memberId, identifierKind: 'email' }, platform, 'change_factors');
    return { awaited: challenge?.awaited ?? null };
  },

  startTotp: withSecondFactor(({ tx, caller }, platform) => startTotp(tx, memberOf(caller).memberId, platform)),

  confirmTotp: ({ tx, caller, body }, platform) => confirmTotp(tx, { memberId: memberOf(caller).memberId, ...body }, platform),

  startPasskey: withSecondFactor(({ tx, caller }, platform, proved) =>
    startPasskey(tx, { memberId: memberOf(caller).memberId, byConsolePasskey: proved?.provedForConsole ?? false }, platform),
  ),

  addPasskey: ({ tx, caller, body }, platform) => addPasskey(tx, { memberId: memberOf(caller).memberId, ...body }, platform),

  removeSecondFactor: withSecondFactor(async ({ tx, caller, params }, { clock }) => {
    await removeSecondFactor(tx, { memberId: memberOf(caller).memberId, id: params.id }, clock);
    return respond({}, { notice: 'accounts.secondFactorRemoved' });
  }),

  renewBackupCodes: withSecondFactor(({ tx, caller }, platform) => renewBackupCodes(tx, memberOf(caller).memberId, platform)),
};
