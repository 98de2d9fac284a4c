import type { Decision } from '../moderation/case-rules.ts';

/** The result of a decision for the author of a notice: upheld or dismissed. */
export function outcomeOf(decision: Decision): 'upheld' | 'dismissed' {
  return decision === 'dismiss' || decision === 'uphold' ? 'dismissed' : 'upheld';
}
