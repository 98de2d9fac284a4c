import { conversations } from '@subrosa/contract/endpoints/conversations';
import { devices } from '@subrosa/contract/endpoints/devices';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { UnlockResult } from '@subrosa/vault/protocol';
import { silentClient } from '../../../shared/api/client.ts';
import { getTokens } from '../../../shared/session/tokens.ts';
import { releaseKeys, useKeyring } from '../../../shared/session/keyring.ts';
import { inVault, useVault } from '../../../shared/vault/vault.ts';
import { startKeyLog, stopKeyLog } from './key-log.ts';
import { savePins } from './save-pins.ts';

let opening: Promise<void> | null = null;

/** Opens the vault with keys that were just unlocked, or those that this browser stores. */
export function openVault(): Promise<void> {
  if (useVault.getState().state === 'open') return Promise.resolve();
  opening ??= open().finally(() => (opening = null));
  return opening;
}

async function open(): Promise<void> {
  try {
    const { keysId } = useKeyring.getState();
    if (keysId !== null && useVault.getState().state !== 'locked') await putKeys(keysId);
    else await restore();
  } catch (error) {
    fail(error);
  }
}

/** The same with keys that the member just unlocked; after a failure, the page offers to retry. */
export async function unlockVault(keysId: string): Promise<void> {
  try {
    await putKeys(keysId);
  } catch (error) {
    fail(error);
  }
}

/** When the vault does not have the keys any more, only the password helps. */
function fail(error: unknown): void {
  const isLocked = error instanceof ConversationError && error.reason === 'locked';
  useVault.setState({ state: isLocked ? 'locked' : 'failed' });
}

const storing = new Map<string, Promise<void>>();

/** Activates these keys for this browser: once, because the vault then keeps only what it stored. */
export function putKeys(keysId: string): Promise<void> {
  const stored = storing.get(keysId) ?? storeKeys(keysId).finally(() => storing.delete(keysId));
  storing.set(keysId, stored);
  return stored;
}

async function storeKeys(keysId: string): Promise<void> {
  const { memberId, deviceId } = signedInDevice();
  // Before the request, because another tab may save newer settings meanwhile.
  const { version: atLeast } = await inVault((vault) => vault.knownSettingsVersion({ memberId }));
  const received = await silentClient.call(conversations.getPins);
  const unlocked = await inVault((vault) => vault.unlock({ keysId, deviceId, received, atLeast }));
  releaseKeys(keysId);
  await certify(unlocked);
  useVault.setState({ state: 'open', alarm: unlocked.alarm });
  startKeyLog();
}

/** Sends the certificate of this browser's signing key again, in case the server has lost it. */
export async function certifyAgain(): Promise<void> {
  const { memberId } = signedInDevice();
  const restored = await inVault((vault) => vault.restore({ memberId }));
  if (restored) await certify(restored);
}

/** On logout. */
export async function clearVault(memberId: string): Promise<void> {
  stopKeyLog();
  useVault.setState({ state: 'unknown', alarm: null, hasLogAlarm: false, log: null });
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
  const isOpen = restored?.certificate.deviceId === deviceId;
  useVault.setState({ state: isOpen ? 'open' : 'locked', alarm: restored?.alarm ?? null });
  if (isOpen) startKeyLog();
  // Asks the server again.
  if (isOpen && restored?.alarm) savePins();
}

async function certify({ certificate: { deviceKey, signature, certifiedOn } }: UnlockResult): Promise<void> {
  await silentClient.call(devices.certifyDevice, { body: { deviceKey, signature, certifiedOn } });
}

function signedInDevice(): { memberId: string; deviceId: string } {
  const tokens = getTokens();
  if (!tokens) throw new Error('no member is signed in');
  return { memberId: tokens.userId, deviceId: tokens.authId };
}
