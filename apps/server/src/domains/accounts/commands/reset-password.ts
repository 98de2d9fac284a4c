import { identifierOf } from '@subrosa/rules/accounts/identifier';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { closeDevices, forgetBrowsers, listKnownBrowsers } from '../../devices/index.ts';
import { attemptKey, verifierOf } from '../credentials.ts';
import { findMember } from '../queries/members.ts';
import { forgetAttempts } from '../store/attempts.ts';
import { removePasswordEnvelopes, saveEnvelopes } from '../store/keys.ts';
import { spendLink, voidLinks } from '../store/links.ts';
import { saveVerifiers } from '../store/members.ts';
import { removeSteps } from '../store/second-factors.ts';
import { inService } from '../stretching.ts';
import { forgetWrongSecondFactors } from './count-second-factor.ts';

interface Reset {
  token: string;
  passwords: { email: string; username: string };
  stretching: number;
  /** Where the recovery code opened the master key. */
  envelopes?: { email: string; username: string } | undefined;
}

/** A new password by the link of a mail: every device is out, the lock is open, the old envelopes are gone. */
export async function resetPassword(tx: Tx, reset: Reset, platform: CallPlatform): Promise<void> {
  const { clock, config } = platform;
  const link = await spendLink(tx, reset.token, ['reset_password'], clock.now());
  const member = link && (await findMember(tx, link.subject));
  if (!member || member.state === 'deleted') throw new Refusal('accounts.linkInvalid');

  const stretching = inService(reset.stretching, config.PASSWORD_STRETCHING);
  await saveVerifiers(tx, member.id, {
    email: { verifier: verifierOf(config.CREDENTIAL_SECRET, reset.passwords.email), stretching },
    username: { verifier: verifierOf(config.CREDENTIAL_SECRET, reset.passwords.username), stretching },
  });
  await removePasswordEnvelopes(tx, member.id);
  if (reset.envelopes) await saveEnvelopes(tx, member.id, reset.envelopes);
  await voidLinks(tx, member.id, ['reset_password', 'manage_devices']);
  const names = [member.email, member.username].map(identifierOf);
  // A known browser has a count of its own, which may be what locked its owner out.
  const browsers = [null, ...(await listKnownBrowsers(tx, member.id))];
  await forgetAttempts(
    tx,
    names.flatMap((name) => browsers.map((browser) => attemptKey(config.CREDENTIAL_SECRET, name, browser))),
  );
  await forgetBrowsers(tx, member.id);
  await forgetWrongSecondFactors(tx, member.id, platform);
  await removeSteps(tx, member.id);
  await closeDevices(tx, member.id, {}, clock);
  await emit(tx, clock, 'accounts.passwordChanged', { memberId: member.id });
}
