import { accountLimits } from '@subrosa/rules/accounts/limits';
import type { Tx } from '../../../platform/db/database.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { matches } from '../credentials.ts';
import { phoneCodeHash } from '../phone-codes.ts';
import { setPhone } from '../store/members.ts';
import { countPhoneAttempt, endPhoneVerification, lockPhoneVerification } from '../store/phones.ts';
import { checkGuess } from './check-guess.ts';

/** Checks the code of the text message. Five wrong guesses lock it for a day. */
export async function verifyPhone(tx: Tx, memberId: string, code: string, platform: ApiPlatform): Promise<CommittedApiError | 'verified'> {
  const { clock, config } = platform;
  const now = clock.now();
  const waiting = await lockPhoneVerification(tx, memberId);
  if (!waiting) return new CommittedApiError('accounts.phoneCodeWrong');
  if (waiting.blocked_until && waiting.blocked_until > now) return new CommittedApiError('accounts.phoneBlocked');

  const fresh = now.getTime() - waiting.sent_at.getTime() < accountLimits.phoneCodeMs;
  const isRight = async () => fresh && matches(waiting.code_hash, phoneCodeHash(config.CREDENTIAL_SECRET, memberId, code));
  const wrong = new CommittedApiError('accounts.phoneCodeWrong');
  const error = await checkGuess(tx, { memberId, origin: 'known', isRight, wrong }, platform);
  if (!error) {
    await setPhone(tx, memberId, waiting.phone, now);
    await endPhoneVerification(tx, memberId);
    await emit(tx, clock, 'accounts.phoneVerified', { memberId });
    return 'verified';
  }
  if (error !== wrong) return error;
  // After a lock has expired, the count starts at zero.
  const attempts = (waiting.blocked_until ? 0 : waiting.attempts) + 1;
  const blocks = attempts >= accountLimits.phoneAttempts;
  await countPhoneAttempt(tx, memberId, blocks ? 0 : attempts, blocks ? new Date(now.getTime() + accountLimits.phoneBlockMs) : null);
  const left = accountLimits.phoneAttempts - attempts;
  return blocks
    ? new CommittedApiError('accounts.phoneBlocked')
    : new CommittedApiError('accounts.phoneCodeWrong', { details: { attemptsLeft: left } });
}
