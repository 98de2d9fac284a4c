import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { SettingsAlarm } from '@subrosa/crypto/conversation/known-settings';
import { connectVault } from '@subrosa/vault/connect';
import type { LogStatus } from '@subrosa/vault/log/log-protocol';
import type { Vault } from '@subrosa/vault/protocol';
// oxlint-disable-next-line import/default -- the bundler makes its default export
import workerUrl from './vault.worker.ts?worker&url';
import { create } from 'zustand';
import { startWorker } from '../trusted-worker.ts';

/** Whether this browser can read and write messages: `locked` requires the password, `failed` has no storage or no worker. */
type VaultState = 'unknown' | 'locked' | 'open' | 'failed';

type VaultStore = {
  state: VaultState;
  /** The saved settings prove nothing; without own pins, nothing is sent until the member decides. */
  alarm: SettingsAlarm | null;
  /** The log of keys contradicts itself or the member's own entries: nothing is sent. */
  hasLogAlarm: boolean;
  /** What this browser found in the log of keys; the root is in base64, as audits print it. Null in a build without a log. */
  log: LogStatus | null;
};

export const useVault = create<VaultStore>()(() => ({ state: 'unknown', alarm: null, hasLogAlarm: false, log: null }));

let connectedVault: Vault | null = null;

/** Calls the worker that contains the keys. When the keys are missing, any call locks the messages. */
export async function inVault<Answer>(run: (vault: Vault) => Promise<Answer>): Promise<Answer> {
  connectedVault ??= connectVault(startWorker(workerUrl), () => (connectedVault = null));
  try {
    return await run(connectedVault);
  } catch (error) {
    if (error instanceof ConversationError && error.reason === 'locked') useVault.setState({ state: 'locked' });
    throw error;
  }
}
