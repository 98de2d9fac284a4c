import { identifierOf } from '@subrosa/rules/accounts/identifier';
import type { Tx } from '../../../platform/db/database.ts';
import type { Browser } from '../../../platform/http/browser.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { closeDevices, deleteBrowsers, listKnownBrowsers } from '../../devices/index.ts';
import { attemptKey, verifierOf } from '../credentials.ts';
import { linkHash } from '../mail-links.ts';
import { findMember, peekLink } from '../queries/members.ts';
import { findFactors, hasFactors } from '../queries/second-factors.ts';
import { deleteAttempts } from '../store/attempts.ts';
import { removePasswordEnvelopes, saveEnvelopes } from '../store/keys.ts';
import { lockLink, voidLinks } from '../store/links.ts';
import { cancelEmailChange, saveVerifiers } from '../store/members.ts';
import { lockFactors, removeSteps } from '../store/second-factors.ts';
import { requireSupportedKdfVersion } from '../kdf-versions.ts';
import { checkProof, type Proof } from './check-proof.ts';

interface Reset {
  token: string;
  passwords: { email: string; username: string };
  kdfVersion: number;
  /** Given if the recovery code decrypted the master key. */
  envelopes?: { email: string; username: string } | undefined;
  proof?: Proof | undefined;
  browser: Browser;
}

/**
 * Sets a new password by an emailed link: signs every device out, unlocks the sign-in, and deletes the old envelopes and a pending change
 * of the email address. A person who can read the mailbox has the link, so an account with a second factor requires its proof too. Counts
 * of wrong guesses and of emails stay.
 */
export async function resetPassword(tx: Tx, reset: Reset, platform: ApiPlatform): Promise<CommittedApiError | null> {
  const { clock, config } = platform;
  const { token, proof, browser } = reset;
  const member = await lockMemberOfLink(tx, token, clock.now());
  if (!member || member.state === 'deleted') throw new ApiError('accounts.linkInvalid');
  if (hasFactors(await findFactors(tx, member.id))) {
    // The page has seen no factor, or its ticket expired: this error makes it request a new challenge.
    if (!proof) throw new ApiError('auth.secondFactorRequired');
    const proved = await checkProof(tx, { ...proof, by: member.id, browser }, 'reset_password', platform);
    if (proved instanceof CommittedApiError) return proved;
  }

  const kdfVersion = requireSupportedKdfVersion(reset.kdfVersion, config.PASSWORD_KDF_VERSIONS);
  await saveVerifiers(tx, member.id, {
    email: { verifier: verifierOf(config.CREDENTIAL_SECRET, reset.passwords.email), kdfVersion },
    username: { verifier: verifierOf(config.CREDENTIAL_SECRET, reset.passwords.username), kdfVersion },
  });
  await removePasswordEnvelopes(tx, member.id);
  if (reset.envelopes) await saveEnvelopes(tx, member.id, reset.envelopes);
  await voidLinks(tx, member.id, ['reset_password', 'manage_devices']);
  await cancelEmailChange(tx, member.id);
  const names = [member.email, member.username].map(identifierOf);
  // Each known browser has its own count, which may be the one that locked the owner out.
  const browsers = [null, ...(await listKnownBrowsers(tx, member.id))];
  await deleteAttempts(
    tx,
    names.flatMap((name) => browsers.map((browser) => attemptKey(config.CREDENTIAL_SECRET, name, browser))),
  );
  await deleteBrowsers(tx, member.id);
  await removeSteps(tx, member.id);
  await closeDevices(tx, member.id, {}, clock);
  await emit(tx, clock, 'accounts.passwordChanged', { memberId: member.id });
  return null;
}

/** Locks the member's row first, like every other change of a password: with another order two of them would deadlock. */
async function lockMemberOfLink(tx: Tx, token: string, now: Date) {
  const memberId = await peekLink(tx, linkHash(token), 'reset_password', now);
  if (memberId === null) return undefined;
  await lockFactors(tx, memberId);
  return (await lockLink(tx, token, 'reset_password', now)) === memberId ? findMember(tx, memberId) : undefined;
}
