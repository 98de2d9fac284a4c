import type { OpportunityType } from '@subrosa/rules/requests/post';

/** Gifts and trades are not sold, so their price is an estimated value. */
export const isEstimate = (type: OpportunityType | null): boolean => type === 'gift' || type === 'trading';
