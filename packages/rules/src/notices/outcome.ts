import type { Decision } from '../moderation/cases.ts';

/** What a decision means to who wrote: that we did as they asked, or not. */
export function outcomeOf(decision: Decision): 'upheld' | 'dismissed' {
  return decision === 'dismiss' || decision === 'uphold' ? 'dismissed' : 'upheld';
}
