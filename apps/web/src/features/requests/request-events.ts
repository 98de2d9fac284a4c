import type { requestsChanged as requestsChangedOfContract } from '@subrosa/contract/requests';

/** By its name, typed as the contract has it; its schemas stay out of the browser. A test compares the names. */
export const requestsChanged = { name: 'requests-changed' } as unknown as typeof requestsChangedOfContract;
