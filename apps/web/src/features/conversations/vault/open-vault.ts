import { conversations } from '@subrosa/contract/endpoints/conversations';
import { devices } from '@subrosa/contract/endpoints/devices';
import type { UnlockResult } from '@subrosa/crypto/vault/protocol';
import { silentClient } from '../../../shared/api/client.ts';
import { getTokens } from '../../../shared/session/tokens.ts';
import { useKeyring, type UnlockedKeys } from '../../../shared/session/keyring.ts';
import { inVault, useVault } from './vault.ts';

let opening: Promise<void> | null = null;

/** Opens the vault with keys that were just unlocked, or those that this browser stores. */
export function openVault(): Promise<void> {
  if (useVault.getState().state === 'open') return Promise.resolve();
  opening ??= open().finally(() => (opening = null));
  return opening;
}

async function open(): Promise<void> {
  try {
    const { unlocked } = useKeyring.getState();
    if (unlocked && useVault.getState().state !== 'locked') await putKeys(unlocked);
    else await restore();
  } catch {
    useVault.setState({ state: 'failed' });
  }
}

/** The same with keys that the member just unlocked; after a failure, the page offers to retry. */
export async function unlockVault(unlocked: UnlockedKeys): Promise<void> {
  try {
    await putKeys(unlocked);
  } catch {
    useVault.setState({ state: 'failed' });
  }
}

/** Activates these keys for this browser. */
export async function putKeys({ masterKey, keys }: UnlockedKeys): Promise<void> {
  const { memberId, deviceId } = signedInDevice();
  const { ciphertext } = await silentClient.call(conversations.getPins);
  await certify(await inVault((vault) => vault.unlock({ memberId, deviceId, masterKey, keys, settings: ciphertext })));
  useVault.setState({ state: 'open' });
}

/** Sends the certificate of this browser's signing key again, in case the server has lost it. */
export async function certifyAgain(): Promise<void> {
  const { memberId } = signedInDevice();
  const restored = await inVault((vault) => vault.restore({ memberId }));
  if (restored) await certify(restored);
}

/** On logout. */
export async function clearVault(memberId: string): Promise<void> {
  useVault.setState({ state: 'unknown' });
  await inVault(async (vault) => {
    await vault.restore({ memberId });
    await vault.clear({});
  });
}

async function restore(): Promise<void> {
  const { memberId, deviceId } = signedInDevice();
  const restored = await inVault((vault) => vault.restore({ memberId }));
  // After a new login this browser is another device, and must certify its key with the password. The server received the certificate at
  // the unlock; if it is missing, sending fails with that error and uploads it again.
  useVault.setState({ state: restored?.certificate.deviceId === deviceId ? 'open' : 'locked' });
}

async function certify({ certificate: { deviceKey, signature, certifiedOn } }: UnlockResult): Promise<void> {
  await silentClient.call(devices.certifyDevice, { body: { deviceKey, signature, certifiedOn } });
}

function signedInDevice(): { memberId: string; deviceId: string } {
  const tokens = getTokens();
  if (!tokens) throw new Error('nobody is signed in');
  return { memberId: tokens.userId, deviceId: tokens.authId };
}
