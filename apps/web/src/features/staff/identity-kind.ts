import type { CaseKind } from '@subrosa/rules/moderation/cases';

/** Decided beside documents. */
export const isIdentityKind = (kind: CaseKind): boolean => kind === 'identity' || kind === 'lifetime';
