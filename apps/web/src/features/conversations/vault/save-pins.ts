import { conversations } from '@subrosa/contract/endpoints/conversations';
import { ResponseError } from '@subrosa/contract/client/errors';
import { silentClient } from '../../../shared/api/client.ts';
import { inVault } from './vault.ts';

const ATTEMPTS = 4;

let saving: Promise<void> = Promise.resolve();

/** Whom one knows by which keys, for one's other devices; one saving after the other. A failure is made good by the next. */
export function savePins(): void {
  saving = saving.then(save).catch(() => undefined);
}

async function save(): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { body, version } = await silentClient.callWithVersion(conversations.getPins);
    const { ciphertext: stored } = body;
    if (stored !== null && !(await inVault((vault) => vault.mergeSettings({ sealed: stored }))).pinsChanged) return;
    const { sealed: ciphertext } = await inVault((vault) => vault.encryptSettings({}));
    try {
      await silentClient.call(conversations.savePins, { body: { ciphertext }, version });
      return;
    } catch (error) {
      // Another device was faster: what it saved is merged first.
      if (!(error instanceof ResponseError) || error.status !== 412) throw error;
    }
  }
}
