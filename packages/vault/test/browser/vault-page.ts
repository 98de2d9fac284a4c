/** Functions that the browser test calls in a page: the vault of an app, and accounts that it creates and unlocks. */
import type { PublicRecord } from '@subrosa/crypto/account/public-record';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { ReceivedSettings } from '@subrosa/crypto/conversation/settings';
import { connectVault } from '../../src/connect.ts';
import type { Input, VaultCall } from '../../src/protocol.ts';
import { aSalt, quickParameters as parameters } from '../../../crypto/test/support/account.ts';

/** What a server stores of an account. */
export interface StoredAccount {
  memberId: string;
  salt: string;
  envelope: string;
  bundle: string;
}

const PASSWORD = 'correct horse';

const vault = connectVault(new Worker(`/vault.worker.js${location.search}`, { type: 'module' }), () => undefined);

/** Enters the password for the account, and forgets it afterwards as a page does. */
async function withPassword<Result>({ memberId, salt, envelope }: StoredAccount, use: (entered: Entered) => Promise<Result>) {
  const { passwordId } = await vault.enterPassword({ parameters, password: PASSWORD, salt });
  try {
    return await use({ memberId, passwordId, kind: 'email', envelope });
  } finally {
    await vault.clearPassword({ passwordId });
  }
}

type Entered = Omit<Input<'unlockKeys'>, 'bundle'>;

const page = {
  async create(memberId: string) {
    const [email, username] = [{ salt: aSalt() }, { salt: aSalt() }];
    const { credentials, keys } = await vault.signUp({ memberId, password: PASSWORD, parameters, email, username });
    const { bundle, settings, ...record } = keys;
    return { account: { memberId, salt: email.salt, envelope: credentials.email.envelope, bundle }, settings, record };
  },
  async rotate(account: StoredAccount, received: ReceivedSettings, records: readonly PublicRecord[]) {
    const { salt, bundle } = account;
    const stored = { email: { salt, parameters }, username: { salt: aSalt(), parameters } };
    const rotate = (entered: Entered) => vault.rotateKeys({ ...entered, bundle, records, settings: received, stored });
    const { keys, envelopes } = await withPassword(account, rotate);
    const { bundle: newBundle, settings, ...record } = keys;
    return { account: { ...account, envelope: envelopes.email, bundle: newBundle }, settings, record };
  },
  async unlock(account: StoredAccount, deviceId: string, received: ReceivedSettings) {
    const { keysId } = await withPassword(account, (entered) => vault.unlockKeys({ ...entered, bundle: account.bundle }));
    const { version: atLeast } = await vault.knownSettingsVersion({ memberId: account.memberId });
    return vault.unlock({ keysId, deviceId, received, atLeast });
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
