import type { VerificationMethod } from './methods.ts';

/** Checks that a reviewer completes before an approval, by method, in the order of their number keys. */
export const identityChecks = {
  document: ['document_readable', 'face_matches', 'number_spoken', 'details_match', 'adult'],
  social: ['number_shown', 'account_matches'],
} as const satisfies Readonly<Record<VerificationMethod, readonly string[]>>;

export type IdentityCheck = (typeof identityChecks)[VerificationMethod][number];

export const allIdentityChecks: readonly IdentityCheck[] = [...identityChecks.document, ...identityChecks.social];

/** Whether the checks are exactly those of the method, or of any method if it is unknown. */
export function areComplete(checks: readonly IdentityCheck[], method?: VerificationMethod): boolean {
  const seen = new Set(checks);
  const lists = method ? [identityChecks[method]] : Object.values(identityChecks);
  return lists.some((wanted) => seen.size === wanted.length && wanted.every((check) => seen.has(check)));
}
