import { create } from 'zustand';
import { isSignedIn, useSession } from './session.ts';

type Keyring = {
  /** Names keys that the vault unlocked and has not stored in this browser yet. The keys themselves never leave the vault. */
  keysId: string | null;
};

export const useKeyring = create<Keyring>()(() => ({ keysId: null }));

export function holdKeys(keysId: string): void {
  useKeyring.setState({ keysId });
}

/** After the vault stored them; keys that were unlocked since then stay. */
export function releaseKeys(keysId: string): void {
  if (useKeyring.getState().keysId === keysId) useKeyring.setState({ keysId: null });
}

useSession.subscribe(({ status }, before) => {
  if (isSignedIn(before.status) && !isSignedIn(status)) useKeyring.setState({ keysId: null });
});
