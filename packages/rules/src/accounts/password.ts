export const PASSWORD_SHORTEST = 8;
/** Longer than the specification's 64, for passphrases. */
export const PASSWORD_LONGEST = 128;

/** The rules in the order of the sign-up page. */
export const passwordRules = {
  length: (password: string) => lengthOf(password) >= PASSWORD_SHORTEST && lengthOf(password) <= PASSWORD_LONGEST,
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  // A space counts too, for passphrases. Combining marks belong to their base characters.
  special: (password: string) => /[^\p{L}\p{M}\p{N}]/u.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

export const passwordRuleNames = Object.keys(passwordRules) as readonly PasswordRule[];

/** Normalises a password as secrets are derived from it, so that it is the same from every keyboard. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Counts code points, so that an emoji counts once and the limit is the same in every browser. */
function lengthOf(password: string): number {
  return Array.from(password).length;
}

export type PasswordProblem = 'password.required' | 'password.tooShort' | 'password.rules' | 'password.sameAsLogin';

/** Returns the rule of the specification that this password breaks, or null. `names` are the member's identifiers. */
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

/** Words that an attacker who knows the member or the site tries first: names, parts of the email address, the brand. */
export function personalWords(names: readonly string[], brand: string): string[] {
  const texts = [...names, brand].map((text) => text.trim().toLowerCase()).filter(Boolean);
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...texts, ...parts])].filter((word) => word.length > 2);
}

export const passwordStrengths = ['weak', 'average', 'very_strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/**
 * Strength by the number of guesses, each of which costs an Argon2id. A weak password is rejected: an attacker with the
 * database could find it within hours and decrypt the member's messages.
 */
const GUESSES_AVERAGE = 1e9;
const GUESSES_VERY_STRONG = 1e12;

export function strengthOf(guesses: number): PasswordStrength {
  if (guesses < GUESSES_AVERAGE) return 'weak';
  return guesses < GUESSES_VERY_STRONG ? 'average' : 'very_strong';
}

/** Bits of the SHA-1 of a password that a query to a list of breached passwords reveals. */
const PREFIX_BITS = 20;

/**
 * Whether our server may see those bits: with them, the password is a million times easier to guess, and must then still not
 * be weak.
 */
export function mayShareHashPrefix(guesses: number): boolean {
  return strengthOf(guesses / 2 ** PREFIX_BITS) !== 'weak';
}
