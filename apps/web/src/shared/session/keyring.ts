import type { AccountKeys } from '@subrosa/crypto/account/account-keys';
import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import { create } from 'zustand';
import { isSignedIn, useSession } from './session.ts';

export type UnlockedKeys = { masterKey: Bytes; keys: AccountKeys };

type Keyring = { unlocked: UnlockedKeys | null };

/** The member's unlocked keys, in memory only. Null after a reload: the password unlocks them again. */
export const useKeyring = create<Keyring>()(() => ({ unlocked: null }));

export function storeKeys(unlocked: UnlockedKeys): void {
  useKeyring.setState({ unlocked });
}

useSession.subscribe(({ status }, before) => {
  if (isSignedIn(before.status) && !isSignedIn(status)) useKeyring.setState({ unlocked: null });
});
