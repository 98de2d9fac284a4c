import type { OpportunityType } from '@subrosa/rules/requests/post';

/** Nothing is sold: the price is an estimated value. */
export const isEstimate = (type: OpportunityType | null): boolean => type === 'gift' || type === 'trading';
