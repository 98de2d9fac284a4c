import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import type { Principal } from '../../../platform/tokens/tokens.ts';
import { closeDevices } from '../../devices/index.ts';
import { verifierOf } from '../credentials.ts';
import { saveEnvelopes } from '../store/keys.ts';
import { voidLinks } from '../store/links.ts';
import { cancelEmailChange, saveVerifiers } from '../store/members.ts';
import { removeSteps } from '../store/second-factors.ts';
import { kdfVersionOf } from '../kdf-versions.ts';

interface Credential {
  password: string;
  envelope: string;
  kdfVersion: number;
}

interface Change {
  password: string;
  credentials: { email: Credential; username: Credential };
}

/** Saves a new password, signs every other device out and cancels a pending change of the email address. */
export async function changePassword(
  tx: Tx,
  { memberId, deviceId }: Principal,
  change: Change,
  { clock, config }: ApiPlatform,
): Promise<void> {
  const { email, username } = change.credentials;
  if (email.password === change.password) throw new ApiError('accounts.passwordSame');
  const kdfVersion = kdfVersionOf(change.credentials, config.PASSWORD_KDF_VERSIONS);
  await saveVerifiers(tx, memberId, {
    email: { verifier: verifierOf(config.CREDENTIAL_SECRET, email.password), kdfVersion },
    username: { verifier: verifierOf(config.CREDENTIAL_SECRET, username.password), kdfVersion },
  });
  await saveEnvelopes(tx, memberId, { email: email.envelope, username: username.envelope });
  await removeSteps(tx, memberId);
  await voidLinks(tx, memberId, ['reset_password', 'manage_devices']);
  await cancelEmailChange(tx, memberId);
  await closeDevices(tx, memberId, { except: deviceId }, clock);
  await emit(tx, clock, 'accounts.passwordChanged', { memberId });
}
