import { conversations } from '@subrosa/contract/endpoints/conversations';
import { ResponseError } from '@subrosa/contract/client/errors';
import { silentClient } from '../../../shared/api/client.ts';
import { getTokens } from '../../../shared/session/tokens.ts';
import { inVault, useVault } from '../../../shared/vault/vault.ts';

const ATTEMPTS = 4;

let saving: Promise<void> = Promise.resolve();

/**
 * Saves which keys the member accepted for which contacts, for their other devices; one save after the other. The next save repeats a
 * failed one.
 */
export function savePins(): void {
  void saveNext({ isDecided: false }).catch(() => undefined);
}

/** Saves the settings although no key changed, because they also contain how far this browser followed the log of keys. */
export function saveSettings(): void {
  void saveNext({ isDecided: false, isDue: true }).catch(() => undefined);
}

/** The member's decision after an alarm. If the server returns valid settings by now, they are used instead. */
export function continueWithoutSettings(): Promise<void> {
  return saveNext({ isDecided: true });
}

type SaveInput = { isDecided: boolean; isDue?: true };

function saveNext(input: SaveInput): Promise<void> {
  const next = saving.then(() => save(input));
  saving = next.catch(() => undefined);
  return next;
}

async function save(input: SaveInput): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stored = await mergeStored();
    if (useVault.getState().alarm) {
      // Damaged settings are evidence: only the member decides to replace them.
      if (!input.isDecided) return;
      await inVault((vault) => vault.continueWithoutSettings({}));
    } else if (!stored.pinsChanged && !input.isDue) return;
    try {
      await replaceStored(stored);
      useVault.setState({ alarm: null });
      return;
    } catch (error) {
      // Another device saved first: its data is merged before the retry.
      if (!(error instanceof ResponseError) || error.status !== 412) throw error;
    }
  }
}

async function mergeStored() {
  const memberId = getTokens()?.userId ?? '';
  const { version: atLeast } = await inVault((vault) => vault.knownSettingsVersion({ memberId }));
  const { body: received, version } = await silentClient.callWithVersion(conversations.getPins);
  const { alarm, pinsChanged } = await inVault((vault) => vault.mergeSettings({ received, atLeast }));
  useVault.setState({ alarm });
  return { pinsChanged, follows: received.version, version };
}

async function replaceStored({ follows, version }: { follows: number; version: string | undefined }): Promise<void> {
  const settings = await inVault((vault) => vault.encryptSettings({ follows }));
  await silentClient.call(conversations.savePins, { body: settings, version });
  await inVault((vault) => vault.settingsSaved({ version: settings.version }));
}
