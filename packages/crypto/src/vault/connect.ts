import { ConversationError } from '../conversation/errors.ts';
import type { Input, Output, Vault, VaultResponse, VaultCall } from './protocol.ts';

/** The vault failed: the worker did not start, or the browser provided no storage. */
export class VaultError extends Error {
  override name = 'VaultError';
}

interface PendingRequest {
  resolve: (output: never) => void;
  reject: (error: Error) => void;
}

const names: readonly VaultCall[] = [
  'restore',
  'unlock',
  'clear',
  'mergeSettings',
  'encryptSettings',
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
];

/** Connects a tab to the vault: `import workerUrl from '@subrosa/crypto/vault/vault.worker?worker&url'`. */
export function connectVault(worker: Worker): Vault {
  const pendingRequests = new Map<number, PendingRequest>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<VaultResponse>) => {
    const pending = pendingRequests.get(data.number);
    pendingRequests.delete(data.number);
    if ('output' in data) pending?.resolve(data.output as never);
    else pending?.reject('error' in data ? new ConversationError(data.error.reason, data.error) : new VaultError());
  });
  const fail = () => {
    for (const { reject } of pendingRequests.values()) reject(new VaultError());
    pendingRequests.clear();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);

  const request = <Name extends VaultCall>(call: Name, input: Input<Name>) =>
    new Promise<Output<Name>>((resolve, reject) => {
      last += 1;
      pendingRequests.set(last, { resolve, reject });
      worker.postMessage({ number: last, call, input });
    });
  return Object.fromEntries(names.map((name) => [name, (input: Input<typeof name>) => request(name, input)])) as unknown as Vault;
}
