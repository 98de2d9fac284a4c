/** What the browser test calls in a page: the vault as an app has it, and accounts made and unlocked beside it. */
import { openBundle } from '../account/account-keys.ts';
import { createAccountKeys } from '../account/create-keys.ts';
import { rotateKeys } from '../account/rotate-keys.ts';
import { ConversationError } from '../conversation/errors.ts';
import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { connectVault } from '../vault/connect.ts';
import type { Input, VaultCall } from '../vault/protocol.ts';

/** What a test keeps in place of a password and the server's sealed keys. */
export interface KeptAccount {
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
  async rotate({ memberId, masterKey, bundle }: KeptAccount) {
    const made = await rotateKeys({ memberId, masterKey: fromBase64url(masterKey), bundle });
    return { account: { memberId, masterKey: toBase64url(made.masterKey), bundle: made.bundle }, record: made.record };
  },
  async unlock({ memberId, masterKey, bundle }: KeptAccount, deviceId: string, settings: string | null) {
    const key = fromBase64url(masterKey);
    const keys = await openBundle(key, bundle, memberId);
    return vault.unlock({ memberId, deviceId, masterKey: key, keys, settings });
  },
  /** Refusals as values: an error loses its fields on the way out of a page. */
  async call<Name extends VaultCall>(call: Name, input: Input<Name>) {
    try {
      return { output: await vault[call](input) };
    } catch (error) {
      if (error instanceof ConversationError) return { refused: { because: error.because, memberId: error.memberId } };
      throw error;
    }
  },
};

export type VaultPage = typeof page;

Object.assign(globalThis, { page });
