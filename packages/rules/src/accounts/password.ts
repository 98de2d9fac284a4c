import { isCommonPassword } from './common-passwords.ts';

export const PASSWORD_SHORTEST = 8;
export const PASSWORD_LONGEST = 64;

/** The rules, in the order in which the sign-up page lists them. */
export const passwordRules = {
  length: (password: string) => lengthOf(password) >= PASSWORD_SHORTEST && lengthOf(password) <= PASSWORD_LONGEST,
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
  uncommon: (password: string) => password === '' || !isCommonPassword(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

export const passwordRuleNames = Object.keys(passwordRules) as readonly PasswordRule[];

/** Counted in code points: an emoji is not two, and the limit is the same in every browser. */
function lengthOf(password: string): number {
  return Array.from(password).length;
}

export function brokenPasswordRules(password: string): PasswordRule[] {
  return passwordRuleNames.filter((name) => !passwordRules[name](password));
}

export type PasswordProblem = 'password.required' | 'password.tooShort' | 'password.rules' | 'password.common' | 'password.sameAsLogin';

/** Why this password cannot be taken, or null. `names` are what the member signs in with. */
export function passwordProblem(password: string, names: readonly string[]): PasswordProblem | null {
  if (password === '') return 'password.required';
  if (lengthOf(password) < PASSWORD_SHORTEST) return 'password.tooShort';
  const same = password.toLowerCase();
  if (names.some((name) => name !== '' && name.toLowerCase() === same)) return 'password.sameAsLogin';
  const broken = brokenPasswordRules(password);
  if (broken.includes('uncommon') && broken.length === 1) return 'password.common';
  return broken.length > 0 ? 'password.rules' : null;
}

export const passwordStrengths = ['weak', 'average', 'very_strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

const AVERAGE_LENGTH = 10;
const STRONG_LENGTH = 14;

/** A label, not a promise: one that breaks a rule is weak, length makes the rest. */
export function passwordStrength(password: string): PasswordStrength {
  if (brokenPasswordRules(password).length > 0 || lengthOf(password) < AVERAGE_LENGTH) return 'weak';
  const distinct = new Set(password).size;
  return lengthOf(password) >= STRONG_LENGTH && distinct >= AVERAGE_LENGTH ? 'very_strong' : 'average';
}
