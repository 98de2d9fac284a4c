export const PRESERVE = 'csam:preserve';

/** Limits the queue to one waiting job per case. */
export const preserveKey = (caseId: string): string => `${PRESERVE}/${caseId}`;
