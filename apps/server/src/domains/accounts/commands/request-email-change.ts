import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { verifierOf } from '../credentials.ts';
import { saveEmailChange } from '../store/members.ts';
import { voidLinks } from '../store/links.ts';
import { requireSupportedKdfVersion } from '../kdf-versions.ts';

interface Change {
  memberId: string;
  email: string;
  credential: { password: string; envelope: string; kdfVersion: number };
}

/**
 * Requests a change of the email address. The response never reveals whether an account has the new address; its owner would get the email.
 */
export async function requestEmailChange(tx: Tx, change: Change, { clock, config }: ApiPlatform): Promise<void> {
  const { memberId, email, credential } = change;
  const kdfVersion = requireSupportedKdfVersion(credential.kdfVersion, config.PASSWORD_KDF_VERSIONS);
  await voidLinks(tx, memberId, ['change_email']);
  await saveEmailChange(tx, {
    memberId,
    email,
    made: { verifier: verifierOf(config.CREDENTIAL_SECRET, credential.password), kdfVersion },
    envelope: credential.envelope,
    requestedAt: clock.now(),
  });
  await emit(tx, clock, 'accounts.emailChangeRequested', { memberId });
}
