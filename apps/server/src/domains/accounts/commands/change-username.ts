import { usernameProblem } from '@subrosa/rules/accounts/username';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { verifierOf } from '../credentials.ts';
import { findMember } from '../queries/members.ts';
import { saveEnvelopes } from '../store/keys.ts';
import { changeUsername as rename, claimUsername, saveVerifiers } from '../store/members.ts';
import { endRoleProposals } from '../store/roles.ts';
import { requireSupportedKdfVersion } from '../kdf-versions.ts';

interface Change {
  memberId: string;
  username: string;
  credential: { password: string; envelope: string; kdfVersion: number };
}

/** Changes the username. The old one stays reserved for a while, so that no other member can impersonate its owner. */
export async function changeUsername(tx: Tx, change: Change, { clock, config }: ApiPlatform): Promise<void> {
  const { memberId, username, credential } = change;
  const problem = usernameProblem(username, { underscore: config.USERNAME_UNDERSCORE });
  if (problem) throw new ApiError('request.invalid', { fields: { username: problem } });
  const member = await findMember(tx, memberId);
  if (!member) throw new ApiError('resource.notFound');
  if (!(await claimUsername(tx, { name: username, holder: memberId, expiresAt: null, now: clock.now() }))) {
    throw new ApiError('request.invalid', { fields: { username: 'username.taken' } });
  }
  await rename(tx, memberId, { from: member.username, to: username });
  // An administrator who confirms a role must see the name that was proposed.
  await endRoleProposals(tx, { memberId }, clock.now(), 'renamed');
  const kdfVersion = requireSupportedKdfVersion(credential.kdfVersion, config.PASSWORD_KDF_VERSIONS);
  await saveVerifiers(tx, memberId, {
    username: { verifier: verifierOf(config.CREDENTIAL_SECRET, credential.password), kdfVersion },
  });
  await saveEnvelopes(tx, memberId, { username: credential.envelope });
  await emit(tx, clock, 'accounts.usernameChanged', { memberId });
}
