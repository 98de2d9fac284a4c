import { ConversationError } from '../conversation/errors.ts';
import type { Input, Output, Vault, VaultAnswer, VaultCall } from './protocol.ts';

/** The vault could not do its work: the worker did not start, or the browser gave it no storage. */
export class VaultFailed extends Error {
  override name = 'VaultFailed';
}

interface Waiting {
  resolve: (output: never) => void;
  reject: (error: Error) => void;
}

const names: readonly VaultCall[] = [
  'restore',
  'unlock',
  'forget',
  'mergeSettings',
  'encryptSettings',
  'sync',
  'renew',
  'write',
  'open',
  'react',
  'openReactions',
  'describeGroup',
  'openGroups',
  'encryptInvitation',
  'openInvitations',
  'encryptName',
  'openNames',
  'encryptFile',
  'openFile',
  'accept',
  'safetyNumber',
  'markCompared',
];

/** A tab's own door to the vault: `import address from '@subrosa/crypto/vault/vault.worker?worker&url'`. */
export function connectVault(worker: Worker): Vault {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<VaultAnswer>) => {
    const pending = waiting.get(data.number);
    waiting.delete(data.number);
    if ('output' in data) pending?.resolve(data.output as never);
    else pending?.reject('refused' in data ? new ConversationError(data.refused.because, data.refused) : new VaultFailed());
  });
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new VaultFailed());
    waiting.clear();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);

  const request = <Name extends VaultCall>(call: Name, input: Input<Name>) =>
    new Promise<Output<Name>>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ number: last, call, input });
    });
  return Object.fromEntries(names.map((name) => [name, (input: Input<typeof name>) => request(name, input)])) as unknown as Vault;
}
