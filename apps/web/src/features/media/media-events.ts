import type { mediaChanged as mediaChangedOfContract } from '@subrosa/contract/media';

/** By its name, typed as the contract has it; its schemas stay out of the browser. A test compares the names. */
export const mediaChanged = { name: 'media-changed' } as unknown as typeof mediaChangedOfContract;
