import type { mediaCalls } from '@subrosa/contract/media';
import { members, ownersOnly, type Limit, type Policy } from '../../platform/http/policy.ts';

const HOUR = 3600;

const hourly = (points: number): Limit => ({ points, seconds: HOUR, by: 'member', whenBlind: 'allow' });

/** Names are looked up and members are asked: not a way to search, or to pester. */
const naming: Limit = { points: 120, seconds: HOUR, by: 'member', whenBlind: 'refuse' };

export const policy: Policy<typeof mediaCalls> = {
  beginUpload: { who: members, limit: hourly(300) },
  listUploads: { who: members },
  findUpload: { who: ownersOnly },
  listParts: { who: ownersOnly },
  signParts: { who: ownersOnly, limit: hourly(6000) },
  completeUpload: { who: ownersOnly },
  cancelUpload: { who: ownersOnly },
  listOwnMedia: { who: members },
  stateMedia: { who: ownersOnly, limit: naming },
  removeMedia: { who: ownersOnly },
  listDepictions: { who: members },
  answerDepiction: { who: ownersOnly, limit: hourly(120) },
  // Staff too find only what they have taken a case of.
  readMediaForReview: { who: ownersOnly },
};
