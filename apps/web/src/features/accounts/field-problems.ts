import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { passwordProblem, type PasswordProblem } from '@subrosa/rules/accounts/password';
import { usernameProblem } from '@subrosa/rules/accounts/username';
import { sentenceOf } from '../../shared/i18n/error-messages.ts';

// What could never be an address; the service judges the rest.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** What to say beside the field, or null. */
export function complainOfEmail(typed: string): string | null {
  const email = typed.trim();
  if (email === '') return sentenceOf('email.required');
  return EMAIL.test(email) ? null : sentenceOf('email.invalid');
}

/** Underscores are the service's to allow. */
export function complainOfUsername(typed: string): string | null {
  const problem = usernameProblem(typed.trim(), { underscore: true });
  return problem && sentenceOf(problem);
}

const passwordProblems: Record<PasswordProblem, MessageDescriptor> = {
  'password.required': msg`Password is required!`,
  'password.tooShort': msg`Password must be minimum of 8 characters`,
  'password.rules': msg`The password must keep every rule of the list.`,
  'password.sameAsLogin': msg`The password must differ from your email and username.`,
};

/** `names` are what the member signs in with. */
export function complainOfPassword(password: string, names: readonly string[]): string | null {
  const problem = passwordProblem(password, names);
  return problem && i18n._(passwordProblems[problem]);
}

export function complainOfRetyped(retyped: string, password: string): string | null {
  if (retyped === '') return i18n._(msg`Retype password is required!`);
  return retyped === password ? null : i18n._(msg`The two passwords do not match!`);
}
