import type { CaseKind, Decision } from '../moderation/cases.ts';
import type { MediaState } from './states.ts';

interface DecisionEvent {
  kind: CaseKind;
  decision: Decision;
  state: MediaState;
  /** Whether another case about the same item still waits. */
  waitsForAnother: boolean;
}

type Outcome = 'publish' | 'reject' | 'remove' | 'submit' | 'check';

/** What a decision of staff does to the item as it is by then; null for nothing. */
export function outcomeOf({ kind, decision, state, waitsForAnother }: DecisionEvent): Outcome | null {
  if (decision === 'reject' || decision === 'remove') return decision;
  if (kind === 'profile_text') return null;
  if (kind === 'media_match') return state === 'rejected' ? 'check' : null;
  if (kind === 'media_objection' && state === 'scanned') return 'submit';
  // The last open case decides. What was stated anew meanwhile has a new one, or waits for the people in it.
  return state === 'pending_review' && !waitsForAnother ? 'publish' : null;
}
