import type { VerificationMethod } from './methods.ts';

/** What a reviewer looks at before they agree, by method, in the order of their number keys. */
export const identityChecks = {
  document: ['document_readable', 'face_matches', 'number_said', 'details_match', 'adult'],
  social: ['number_shown', 'account_matches'],
} as const satisfies Readonly<Record<VerificationMethod, readonly string[]>>;

export type IdentityCheck = (typeof identityChecks)[VerificationMethod][number];

export const allIdentityChecks: readonly IdentityCheck[] = [...identityChecks.document, ...identityChecks.social];

/** Whether everything of the method was looked at, and nothing of the other; of either, where it is not known which it is. */
export function areComplete(checks: readonly IdentityCheck[], method?: VerificationMethod): boolean {
  const seen = new Set(checks);
  const lists = method ? [identityChecks[method]] : Object.values(identityChecks);
  return lists.some((wanted) => seen.size === wanted.length && wanted.every((check) => seen.has(check)));
}
