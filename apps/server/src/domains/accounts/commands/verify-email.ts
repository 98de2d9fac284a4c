import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { recordKeys } from '../../transparency/index.ts';
import { linkHash } from '../mail-links.ts';
import { findMember, isLinkUsed } from '../queries/members.ts';
import { newSerial } from '../serial.ts';
import { saveEncryptedSettings } from './save-encrypted-settings.ts';
import { addKeyRecord, saveBundle, saveEnvelopes } from '../store/keys.ts';
import { consumeLink, voidLinks } from '../store/links.ts';
import { addMember, changeEmail, claimUsername, saveVerifiers, consumeEmailChange } from '../store/members.ts';
import { lockFactors } from '../store/second-factors.ts';
import { consumeSignUp } from '../store/sign-ups.ts';

/** Uses the link of a confirmation email: creates the member, or applies a change of the email address. */
export async function verifyEmail(tx: Tx, token: string, clock: Clock): Promise<'joined' | 'changed'> {
  const link = await consumeLink(tx, token, ['verify_email', 'change_email'], clock.now());
  if (!link) {
    if (await wasJoined(tx, token)) return 'joined';
    throw new ApiError('accounts.linkInvalid');
  }
  if (link.purpose === 'verify_email') {
    await join(tx, link.subject, clock);
    return 'joined';
  }
  await applyEmailChange(tx, link.subject, clock);
  return 'changed';
}

/** A second click on a used link returns the same success. */
async function wasJoined(tx: Tx, token: string): Promise<boolean> {
  const used = await isLinkUsed(tx, linkHash(token));
  return used !== undefined && (await findMember(tx, used.subject)) !== undefined;
}

async function join(tx: Tx, signUpId: string, clock: Clock): Promise<void> {
  const signUp = await consumeSignUp(tx, signUpId);
  if (!signUp) {
    // The other link of a sign-up whose email was sent twice.
    if (await findMember(tx, signUpId)) return;
    throw new ApiError('accounts.linkInvalid');
  }
  const now = clock.now();
  const { verifiers, kdfVersion } = signUp;
  const claimed = await claimUsername(tx, { name: signUp.username, holder: signUp.id, expiresAt: null, now });
  const added = claimed && (await addMember(tx, { ...signUp, serial: newSerial(), joinedAt: now }));
  if (!added) throw new ApiError('accounts.linkInvalid');
  await saveVerifiers(tx, signUp.id, {
    email: { verifier: verifiers.email, kdfVersion },
    username: { verifier: verifiers.username, kdfVersion },
  });
  await saveEnvelopes(tx, signUp.id, signUp.envelopes);
  await saveBundle(tx, signUp.id, signUp.keys.bundle);
  await addKeyRecord(tx, signUp.id, signUp.keys, now);
  if (signUp.keys.settings) await saveEncryptedSettings(tx, signUp.id, { ...signUp.keys.settings, follows: 0 });
  await recordKeys(tx, signUp.id);
  await emit(tx, clock, 'accounts.memberJoined', { memberId: signUp.id });
}

async function applyEmailChange(tx: Tx, memberId: string, clock: Clock): Promise<void> {
  // Locks the member's row first, because a new password holds this row while it cancels the change.
  await lockFactors(tx, memberId);
  const change = await consumeEmailChange(tx, memberId);
  const member = await findMember(tx, memberId);
  if (!change || !member || !(await changeEmail(tx, memberId, change.email))) throw new ApiError('accounts.linkInvalid');
  await saveVerifiers(tx, memberId, { email: { verifier: change.verifier, kdfVersion: change.kdfVersion } });
  await saveEnvelopes(tx, memberId, { email: change.envelope });
  // A person who can still read the old mailbox must not reset the password with it.
  await voidLinks(tx, memberId, ['reset_password', 'manage_devices']);
  await emit(tx, clock, 'accounts.emailChanged', { memberId, oldEmail: member.email });
}
