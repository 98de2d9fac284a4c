export const PRESERVE = 'sealed:preserve';

/** Limits the queue to one waiting job per case. */
export const preserveKey = (caseId: string): string => `${PRESERVE}/${caseId}`;
