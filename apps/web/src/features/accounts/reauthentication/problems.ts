import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { CallError, ClientError } from '@subrosa/contract/client/errors';
import { CannotUnlock, InvalidRecoveryCode } from '@subrosa/crypto/account/errors';

const wrongPassword = msg`The password is wrong.`;
const couldNotDerive = msg`Your browser could not work with this password. Close other tabs and try again.`;

/** What the dialog says about an attempt; null when it is not about the password, and was said elsewhere. */
export function passwordProblemOf(error: unknown): MessageDescriptor | null {
  if (error instanceof CannotUnlock || (error instanceof CallError && error.code === 'accounts.passwordWrong')) return wrongPassword;
  return error instanceof ClientError ? null : couldNotDerive;
}

/** The same about a recovery code. */
export function recoveryProblemOf(error: unknown): MessageDescriptor | null {
  if (error instanceof InvalidRecoveryCode) return msg`These are not the twelve words of a recovery code. Please check each word.`;
  if (error instanceof CannotUnlock) return msg`This recovery code does not open your messages.`;
  return error instanceof ClientError ? null : couldNotDerive;
}
