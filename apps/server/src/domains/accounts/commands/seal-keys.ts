import type { Tx } from '../../../platform/db/database.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { saveEnvelopes } from '../store/keys.ts';
import { checkPassword } from './check-password.ts';

interface Sealing {
  memberId: string;
  password: string;
  envelopes: { email?: string | undefined; username?: string | undefined; recovery?: string | undefined };
}

/** Keeps new envelopes of the master key: by the password after a reset, or by a recovery code. */
export async function sealKeys(tx: Tx, { memberId, password, envelopes }: Sealing, { config }: CallPlatform): Promise<void> {
  await checkPassword(tx, memberId, password, config.CREDENTIAL_SECRET);
  await saveEnvelopes(tx, memberId, envelopes);
}
