import { accountLimits, guessLimits, tokenLifetimes } from '@subrosa/rules/accounts/limits';
import type { Tx } from '../../../platform/db/database.ts';
import { LINK_MAILS_MS } from '../mail-links.ts';

const PROOF_RETENTION_MS = 3_600_000;

/** Deletes sign-ups, links and steps that expired unused, and releases reserved names. */
export async function purgeExpired(tx: Tx, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await tx.deleteFrom('sign_up').where('requested_at', '<', before(tokenLifetimes.verifyEmailMs)).execute();
  await tx.deleteFrom('username_claim').where('expires_at', '<=', now).execute();
  await tx.deleteFrom('used_proof_of_work').where('spent_at', '<', before(PROOF_RETENTION_MS)).execute();
  await tx.deleteFrom('email_link_token').where('expires_at', '<', before(tokenLifetimes.verifyEmailMs)).execute();
  await tx.deleteFrom('login_challenge').where('expires_at', '<', now).where('purpose', '<>', 'replace_device').execute();
  await tx.deleteFrom('login_challenge').where('expires_at', '<', before(accountLimits.deviceChoiceMs)).execute();
  await tx.deleteFrom('login_attempt').where('last_attempt_at', '<=', before(accountLimits.lockMs)).execute();
  await tx.deleteFrom('guess_counter').where('last_guess_at', '<=', before(guessLimits.lockMs)).execute();
  await tx.deleteFrom('link_mail_counter').where('started_at', '<=', before(LINK_MAILS_MS)).execute();
  await tx.deleteFrom('email_change').where('requested_at', '<', before(tokenLifetimes.changeEmailMs)).execute();
  await tx
    .deleteFrom('phone_verification')
    .where('sent_at', '<', before(2 * accountLimits.phoneBlockMs))
    .execute();
}
