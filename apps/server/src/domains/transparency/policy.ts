import type { transparencyRoutes } from '@subrosa/contract/transparency';
import { HOUR, members, MINUTE, ownersOnly, perMember, perNetworkReading, type Policy } from '../../platform/http/policy.ts';

// The matrix asks for files that do not exist. Nobody is identified, so that no answer depends on the caller.
const publicFile = { who: { ...ownersOnly, visitor: 'missing' }, proof: 'own', limit: perNetworkReading(600, MINUTE) } as const;

export const policy: Policy<typeof transparencyRoutes> = {
  getCheckpoint: publicFile,
  getEntries: publicFile,
  getPartialEntries: publicFile,
  getTile: publicFile,
  getPartialTile: publicFile,
  listOwnProofs: { who: members, limit: perMember(600, HOUR) },
};
