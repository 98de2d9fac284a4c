import type { connectionsChanged as connectionsChangedOfContract } from '@subrosa/contract/connections';

/** By its name, typed as the contract has it; its schemas stay out of the browser. A test compares the names. */
export const connectionsChanged = { name: 'connections-changed' } as unknown as typeof connectionsChangedOfContract;
