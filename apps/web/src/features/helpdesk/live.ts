import type { helpdeskEvent as eventOfContract } from '@subrosa/contract/helpdesk';

// By its name, typed as the contract has it; its schemas stay out of the browser. A test compares the names.
export const helpdeskEvent = { name: 'helpdesk' } as unknown as typeof eventOfContract;
