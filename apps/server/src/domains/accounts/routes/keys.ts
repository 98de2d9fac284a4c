import type { keyCalls } from '@subrosa/contract/accounts/keys';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { replaceKeys } from '../commands/replace-keys.ts';
import { restretch } from '../commands/restretch.ts';
import { sealKeys } from '../commands/seal-keys.ts';
import { findKeys, listKeyRecords } from '../queries/keys.ts';

export const keyHandlers: Handlers<typeof keyCalls> = {
  readKeys: async ({ db, caller }) => {
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
      })),
    };
  },

  saveEnvelopes: async ({ tx, caller, body }, platform) => {
    await sealKeys(tx, { memberId: memberOf(caller).memberId, ...body }, platform);
    return {};
  },

  restretch: async ({ tx, caller, body }, platform) => {
    await restretch(tx, { memberId: memberOf(caller).memberId, ...body }, platform);
    return {};
  },

  replaceKeys: async ({ tx, caller, body }, platform) => {
    await replaceKeys(tx, { memberId: memberOf(caller).memberId, ...body }, platform);
    return {};
  },
};
