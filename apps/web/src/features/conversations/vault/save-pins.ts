import { conversations } from '@subrosa/contract/endpoints/conversations';
import { ResponseError } from '@subrosa/contract/client/errors';
import { silentClient } from '../../../shared/api/client.ts';
import { inVault } from '../../../shared/vault/vault.ts';

const ATTEMPTS = 4;

let saving: Promise<void> = Promise.resolve();

/**
 * Saves which keys the member accepted for which contacts, for their other devices; one save after the other. The next save repeats a
 * failed one.
 */
export function savePins(): void {
  saving = saving.then(save).catch(() => undefined);
}

async function save(): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { body, version } = await silentClient.callWithVersion(conversations.getPins);
    const { ciphertext: stored } = body;
    if (stored !== null && !(await inVault((vault) => vault.mergeSettings({ ciphertext: stored }))).pinsChanged) return;
    const { ciphertext } = await inVault((vault) => vault.encryptSettings({}));
    try {
      await silentClient.call(conversations.savePins, { body: { ciphertext }, version });
      return;
    } catch (error) {
      // Another device saved first: its data is merged before the retry.
      if (!(error instanceof ResponseError) || error.status !== 412) throw error;
    }
  }
}
