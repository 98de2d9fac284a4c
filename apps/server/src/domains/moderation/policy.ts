import type { moderationCalls } from '@subrosa/contract/moderation';
import { ownersOnly, staffOnly, type Policy } from '../../platform/http/policy.ts';

/** The matrix asks for a case that does not exist: staff miss it as everybody does. Who is no moderator misses every case. */
const oneCase = { who: ownersOnly };

export const policy: Policy<typeof moderationCalls> = {
  listCases: { who: staffOnly },
  readCase: oneCase,
  takeCase: oneCase,
  releaseCase: oneCase,
  decideCase: oneCase,
};
