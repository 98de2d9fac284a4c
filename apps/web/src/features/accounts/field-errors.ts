import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { passwordProblem, type PasswordProblem } from '@subrosa/rules/accounts/password';
import { usernameProblem } from '@subrosa/rules/accounts/username';
import { errorMessageDescriptor } from '../../shared/i18n/error-messages.ts';

// Rejects only obvious mistakes; the server validates the rest.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Returns the message for the field, or null. */
export function validateEmail(typed: string): string | null {
  const email = typed.trim();
  if (email === '') return errorMessageDescriptor('email.required');
  return EMAIL.test(email) ? null : errorMessageDescriptor('email.invalid');
}

/** The server decides whether underscores are allowed. */
export function validateUsername(typed: string): string | null {
  const problem = usernameProblem(typed.trim(), { underscore: true });
  return problem && errorMessageDescriptor(problem);
}

const passwordErrors: Record<PasswordProblem, MessageDescriptor> = {
  'password.required': msg`Password is required!`,
  'password.tooShort': msg`Password must be minimum of 8 characters`,
  'password.rules': msg`Your password doesn’t meet all the requirements yet.`,
  'password.sameAsLogin': msg`Your password must be different from your email and username.`,
};

/** `names` are the identifiers with which the member signs in. */
export function validatePassword(password: string, names: readonly string[]): string | null {
  const problem = passwordProblem(password, names);
  return problem && i18n._(passwordErrors[problem]);
}

export function validateRetypedPassword(retyped: string, password: string): string | null {
  if (retyped === '') return i18n._(msg`Retype password is required!`);
  return retyped === password ? null : i18n._(msg`The two passwords do not match!`);
}
