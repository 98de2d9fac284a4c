import type { CaseKind } from '@subrosa/rules/moderation/case-rules';

/** Kinds that are decided with the documents of a submission. */
export const isIdentityKind = (kind: CaseKind): boolean => kind === 'identity' || kind === 'lifetime';
