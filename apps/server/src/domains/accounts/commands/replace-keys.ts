import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { recordKeys } from '../../transparency/index.ts';
import type { EncryptedSettings } from '../store/encrypted-settings.ts';
import { addKeyRecord, removeRecoveryEnvelope, saveBundle, saveEnvelopes } from '../store/keys.ts';
import { cancelEmailChange } from '../store/members.ts';
import { saveEncryptedSettings } from './save-encrypted-settings.ts';
import type { MemberKeys } from '../store/sign-ups.ts';

interface Replacement {
  memberId: string;
  keys: MemberKeys;
  envelopes: { email: string; username: string; recovery?: string | undefined };
}

/** Replaces the member's keys, after a theft or when the old ones cannot be decrypted any more. Contacts are notified. */
export async function replaceKeys(tx: Tx, { memberId, keys, envelopes }: Replacement, clock: Clock): Promise<void> {
  if (!(await addKeyRecord(tx, memberId, keys, clock.now()))) throw new ApiError('version.stale');
  await recordKeys(tx, memberId);
  await saveBundle(tx, memberId, keys.bundle);
  if (keys.settings) await replaceSettings(tx, memberId, keys.settings);
  await removeRecoveryEnvelope(tx, memberId);
  await saveEnvelopes(tx, memberId, envelopes);
  await cancelEmailChange(tx, memberId);
  await emit(tx, clock, 'accounts.keysReplaced', { memberId, sequence: keys.sequence });
}

/** The earlier settings are encrypted under the earlier master key: a browser would report them as damaged. */
async function replaceSettings(tx: Tx, memberId: string, settings: EncryptedSettings): Promise<void> {
  const saved = await saveEncryptedSettings(tx, memberId, { ...settings, follows: settings.version - 1 });
  if (saved === null) throw new ApiError('version.stale');
}

/** Stores envelopes of the same keys, after a password reset or a new recovery code. */
export async function replaceEnvelopes(
  tx: Tx,
  { memberId, envelopes }: { memberId: string; envelopes: Parameters<typeof saveEnvelopes>[2] },
): Promise<void> {
  await saveEnvelopes(tx, memberId, envelopes);
}
