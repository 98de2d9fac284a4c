export const PRESERVE = 'sealed:preserve';

/** One waiting job a case. */
export const preserveKey = (caseId: string): string => `${PRESERVE}/${caseId}`;
