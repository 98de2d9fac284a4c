import { DerivationError, InvalidRecoveryCode, UnlockError } from '@subrosa/crypto/account/errors';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { Input, Output, Vault, VaultResponse, VaultCall } from './protocol.ts';

/** The vault failed: the worker did not start, or the browser provided no storage. */
export class VaultError extends Error {
  override name = 'VaultError';
}

interface PendingRequest {
  onStep: ((step: number) => void) | undefined;
  resolve: (output: never) => void;
  reject: (error: Error) => void;
}

const names: readonly VaultCall[] = [
  'restore',
  'unlock',
  'clear',
  'enterPassword',
  'clearPassword',
  'unlockKeys',
  'unlockKeysByCode',
  'upgradeKdf',
  'changeIdentifier',
  'changePassword',
  'createRecoveryCode',
  'recoverKeys',
  'rotateKeys',
  'createReplacementKeys',
  'signUp',
  'resetPassword',
  'knownSettingsVersion',
  'mergeSettings',
  'encryptSettings',
  'settingsSaved',
  'continueWithoutSettings',
  'sync',
  'renew',
  'write',
  'decryptMessages',
  'react',
  'decryptReactions',
  'describeGroup',
  'decryptGroups',
  'encryptInvitation',
  'decryptInvitations',
  'encryptName',
  'decryptNames',
  'encryptFile',
  'decryptFile',
  'accept',
  'safetyNumber',
  'markCompared',
  'saveDraft',
  'listDrafts',
  'queueMessage',
  'listQueued',
  'writeQueued',
  'removeQueued',
  'logStatus',
  'followLog',
  'checkOwnProofs',
  'provedIn',
];

const accountErrors = { UnlockError, InvalidRecoveryCode, DerivationError };

/**
 * Connects a tab to the vault, a worker that calls `serveVault`. `onBroken` is called when the worker cannot be used any
 * more, so that the next call starts another.
 */
export function connectVault(worker: Worker, onBroken: () => void): Vault {
  const pendingRequests = new Map<number, PendingRequest>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<VaultResponse>) => {
    const pending = pendingRequests.get(data.number);
    if ('step' in data) return pending?.onStep?.(data.step);
    pendingRequests.delete(data.number);
    if ('output' in data) return pending?.resolve(data.output as never);
    return pending?.reject(errorOf(data));
  });
  const fail = () => {
    worker.terminate();
    for (const { reject } of pendingRequests.values()) reject(new VaultError());
    pendingRequests.clear();
    onBroken();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);

  const request = <Name extends VaultCall>(call: Name, input: Input<Name>, onStep?: (step: number) => void) =>
    new Promise<Output<Name>>((resolve, reject) => {
      last += 1;
      pendingRequests.set(last, { onStep, resolve, reject });
      worker.postMessage({ number: last, call, input });
    });
  const callOf = (name: VaultCall) => (input: Input<typeof name>, onStep?: (step: number) => void) => request(name, input, onStep);
  return Object.fromEntries(names.map((name) => [name, callOf(name)])) as unknown as Vault;
}

function errorOf(data: Exclude<VaultResponse, { step: number } | { output: unknown }>): Error {
  if ('error' in data) return new ConversationError(data.error.reason, data.error);
  return 'accountError' in data ? new accountErrors[data.accountError]() : new VaultError();
}
