import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ResponseError, ClientError } from '@subrosa/contract/client/errors';
import { UnlockError, InvalidRecoveryCode } from '@subrosa/crypto/account/errors';

const wrongPassword = msg`That password is incorrect.`;
const couldNotDerive = msg`Your browser couldn’t check this password. Close other tabs and try again.`;

/** The error message of the dialog, or null when the error is not about the password and was shown elsewhere. */
export function passwordErrorOf(error: unknown): MessageDescriptor | null {
  if (error instanceof UnlockError || (error instanceof ResponseError && error.code === 'accounts.passwordWrong')) return wrongPassword;
  return error instanceof ClientError ? null : couldNotDerive;
}

/** The same for a recovery code. */
export function recoveryErrorOf(error: unknown): MessageDescriptor | null {
  if (error instanceof InvalidRecoveryCode) return msg`That’s not a valid recovery code. Check each word.`;
  if (error instanceof UnlockError) return msg`This recovery code doesn’t unlock your messages. Check each word.`;
  return error instanceof ClientError ? null : couldNotDerive;
}
