/** Functions that the browser test calls in a page: the vault of an app, and accounts that are created and unlocked outside it. */
import { decryptBundle } from '../../src/account/account-keys.ts';
import { createAccountKeys } from '../../src/account/create-keys.ts';
import { rotateKeys } from '../../src/account/rotate-keys.ts';
import { ConversationError } from '../../src/conversation/errors.ts';
import { fromBase64url, toBase64url } from '../../src/primitives/base64url.ts';
import { connectVault } from '../../src/vault/connect.ts';
import type { Input, VaultCall } from '../../src/vault/protocol.ts';

/** What a test stores in place of a password and the encrypted keys of the server. */
export interface StoredAccount {
  memberId: string;
  masterKey: string;
  bundle: string;
}

const vault = connectVault(new Worker('/vault.worker.js', { type: 'module' }));

const page = {
  async create(memberId: string) {
    const { masterKey, bundle, record } = await createAccountKeys({ memberId });
    return { account: { memberId, masterKey: toBase64url(masterKey), bundle }, record };
  },
  async rotate({ memberId, masterKey, bundle }: StoredAccount) {
    const made = await rotateKeys({ memberId, masterKey: fromBase64url(masterKey), bundle });
    return { account: { memberId, masterKey: toBase64url(made.masterKey), bundle: made.bundle }, record: made.record };
  },
  async unlock({ memberId, masterKey, bundle }: StoredAccount, deviceId: string, settings: string | null) {
    const key = fromBase64url(masterKey);
    const keys = await decryptBundle(key, bundle, memberId);
    return vault.unlock({ memberId, deviceId, masterKey: key, keys, settings });
  },
  /** Returns errors as values, because an error loses its fields when it leaves a page. */
  async call<Name extends VaultCall>(call: Name, input: Input<Name>) {
    try {
      return { output: await vault[call](input) };
    } catch (error) {
      if (error instanceof ConversationError) return { error: { reason: error.reason, memberId: error.memberId } };
      throw error;
    }
  },
};

export type VaultPage = typeof page;

Object.assign(globalThis, { page });
