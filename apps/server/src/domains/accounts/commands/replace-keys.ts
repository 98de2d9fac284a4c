import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { addKeyRecord, removeRecoveryEnvelope, saveBundle, saveEnvelopes } from '../store/keys.ts';
import type { MemberKeys } from '../store/sign-ups.ts';
import { checkPassword } from './check-password.ts';

interface Replacement {
  memberId: string;
  password: string;
  keys: MemberKeys;
  envelopes: { email: string; username: string; recovery?: string | undefined };
}

/** A new identity: after a theft, or where nothing opens the old one. Contacts are told. */
export async function replaceKeys(
  tx: Tx,
  { memberId, password, keys, envelopes }: Replacement,
  { clock, config }: CallPlatform,
): Promise<void> {
  await checkPassword(tx, memberId, password, config.CREDENTIAL_SECRET);
  if (!(await addKeyRecord(tx, memberId, keys, clock.now()))) throw new Refusal('version.stale');
  await saveBundle(tx, memberId, keys.bundle);
  await removeRecoveryEnvelope(tx, memberId);
  await saveEnvelopes(tx, memberId, envelopes);
  await emit(tx, clock, 'accounts.keysReplaced', { memberId, sequence: keys.sequence });
}
