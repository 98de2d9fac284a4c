import type { keyRoutes } from '@subrosa/contract/accounts/keys';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { replaceEnvelopes, replaceKeys } from '../commands/replace-keys.ts';
import { upgradeKdf } from '../commands/upgrade-kdf.ts';
import { findKeys, listKeyRecords } from '../queries/keys.ts';
import { withPassword } from '../reauthentication.ts';

export const keyHandlers: Handlers<typeof keyRoutes> = {
  getKeys: async ({ db, caller }) => {
    const { memberId } = memberOf(caller);
    const records = await listKeyRecords(db, memberId);
    return {
      ...(await findKeys(db, memberId)),
      records: records.map((record) => ({
        sequence: record.sequence,
        identityKey: record.identity_key,
        accountKey: record.account_key,
        accountKeyVersion: record.account_key_version,
        signature: record.signature,
        continuity: record.continuity,
        previousHead: record.previous_head,
      })),
    };
  },

  // Called after a password reset, or after the keys were restored by a recovery code.
  saveEnvelopes: withPassword(async ({ tx, caller, body }) => {
    await replaceEnvelopes(tx, { memberId: memberOf(caller).memberId, ...body });
    return {};
  }),

  upgradeKdf: async ({ tx, caller, body }, platform) =>
    (await upgradeKdf(tx, { memberId: memberOf(caller).memberId, ...body }, platform)) ?? {},

  replaceKeys: withPassword(async ({ tx, caller, body: { keys, envelopes } }, { clock }) => {
    await replaceKeys(tx, { memberId: memberOf(caller).memberId, keys, envelopes }, clock);
    return {};
  }),
};
