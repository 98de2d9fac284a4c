export const PASSWORD_SHORTEST = 8;
/** Longer than the specification's 64, for passphrases. */
export const PASSWORD_LONGEST = 128;

/** The rules, in the order in which the sign-up page lists them. */
export const passwordRules = {
  length: (password: string) => lengthOf(password) >= PASSWORD_SHORTEST && lengthOf(password) <= PASSWORD_LONGEST,
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  // A space is one too: passphrases have them. Marks belong to their letters.
  special: (password: string) => /[^\p{L}\p{M}\p{N}]/u.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

export const passwordRuleNames = Object.keys(passwordRules) as readonly PasswordRule[];

/** As secrets are derived from it: the same password from every keyboard. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Counted in code points: an emoji is not two, and the limit is the same in every browser. */
function lengthOf(password: string): number {
  return Array.from(password).length;
}

export type PasswordProblem = 'password.required' | 'password.tooShort' | 'password.rules' | 'password.sameAsLogin';

/** Which rule of the specification this password breaks, or null. `names` are what the member signs in with. */
export function passwordProblem(typed: string, names: readonly string[]): PasswordProblem | null {
  const password = normalizePassword(typed);
  if (password === '') return 'password.required';
  if (lengthOf(password) < PASSWORD_SHORTEST) return 'password.tooShort';
  if (isName(password, names)) return 'password.sameAsLogin';
  return passwordRuleNames.every((name) => passwordRules[name](password)) ? null : 'password.rules';
}

export function isName(password: string, names: readonly string[]): boolean {
  return names.some((name) => name.trim() !== '' && name.trim().toLowerCase() === password.toLowerCase());
}

/** What somebody who knows the member or the site tries first: their names, the parts of their address, the brand. */
export function personalWords(names: readonly string[], brand: string): string[] {
  const texts = [...names, brand].map((text) => text.trim().toLowerCase()).filter(Boolean);
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...texts, ...parts])].filter((word) => word.length > 2);
}

export const passwordStrengths = ['weak', 'average', 'very_strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/**
 * By the number of guesses, each of which costs the guesser an Argon2id. A weak password is refused: it could be found within hours
 * by somebody who has the database, and it opens the member's messages.
 */
const GUESSES_AVERAGE = 1e9;
const GUESSES_VERY_STRONG = 1e12;

export function strengthOf(guesses: number): PasswordStrength {
  if (guesses < GUESSES_AVERAGE) return 'weak';
  return guesses < GUESSES_VERY_STRONG ? 'average' : 'very_strong';
}

/** Of the SHA-1 of a password, where a list of breached ones is asked. */
const PREFIX_BITS = 20;

/** Whether our server may see those: to somebody who kept them, the password is a million times easier to guess, and must then still not be weak. */
export function mayShareHashPrefix(guesses: number): boolean {
  return strengthOf(guesses / 2 ** PREFIX_BITS) !== 'weak';
}
