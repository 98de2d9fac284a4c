import type { IdentifierKind } from '@subrosa/rules/accounts/identifier';
import type { Tx } from '../../../platform/db/database.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { isFlagOn } from '../../reference/index.ts';
import { matches, verifierOf } from '../credentials.ts';
import { findKeys } from '../queries/keys.ts';
import { saveEnvelopes } from '../store/keys.ts';
import { lockVerifiers, saveVerifiers } from '../store/members.ts';
import { lockFactors } from '../store/second-factors.ts';
import { requireSupportedKdfVersion } from '../kdf-versions.ts';
import { checkGuess } from './check-guess.ts';

interface KdfUpgraded {
  password: string;
  envelope?: string | undefined;
}

interface KdfUpgradeInput {
  memberId: string;
  proof: { kind: IdentifierKind; password: string };
  kdfVersion: number;
  credentials: Record<IdentifierKind, KdfUpgraded>;
}

/**
 * Replaces verifier and envelope of both identifiers with ones of a stronger KDF version, in one transaction: a verifier without its
 * envelope would let a browser sign in that cannot decrypt its keys. A version never decreases; of two concurrent upgrades the second
 * changes nothing.
 */
export async function upgradeKdf(tx: Tx, input: KdfUpgradeInput, platform: ApiPlatform): Promise<CommittedApiError | null> {
  const { config } = platform;
  const { memberId, credentials } = input;
  const kdfVersion = requireSupportedKdfVersion(input.kdfVersion, config.PASSWORD_KDF_VERSIONS);
  // Locks the member's row first, like every other change of a password: with another order two of them would deadlock.
  await lockFactors(tx, memberId);
  const kept = await lockVerifiers(tx, memberId);
  const weaker = kept.filter((one) => one.kdfVersion < kdfVersion);
  if (weaker.length === 0 || !(await isFlagOn(tx, 'kdfUpgrade', memberId))) return null;

  const proved = kept.find(({ kind }) => kind === input.proof.kind);
  const given = verifierOf(config.CREDENTIAL_SECRET, input.proof.password);
  const wrong = new CommittedApiError('accounts.passwordWrong', { fields: { password: 'password.wrong' } });
  const isRight = async () => proved !== undefined && matches(proved.verifier, given);
  const error = await checkGuess(tx, { memberId, origin: 'known', isRight, wrong }, platform);
  if (error) return error;
  const { envelopes } = await findKeys(tx, memberId);
  for (const { kind: name } of weaker) {
    const kind = name as IdentifierKind;
    const { password, envelope } = credentials[kind];
    // Another device has encrypted the keys meanwhile, or a password reset deleted the envelope.
    if ((envelopes[kind] === null) !== (envelope === undefined)) throw new ApiError('version.stale');
    await saveVerifiers(tx, memberId, { [kind]: { verifier: verifierOf(config.CREDENTIAL_SECRET, password), kdfVersion } });
    await saveEnvelopes(tx, memberId, { [kind]: envelope });
  }
  return null;
}
