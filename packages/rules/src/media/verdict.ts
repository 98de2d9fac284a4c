import type { CaseKind, Decision } from '../moderation/case-rules.ts';
import type { MediaState } from './states.ts';

interface DecisionEvent {
  kind: CaseKind;
  decision: Decision;
  state: MediaState;
  /** Whether another case about the same item is open. */
  waitsForAnother: boolean;
}

type Outcome = 'publish' | 'reject' | 'remove' | 'submit' | 'check';

/** Returns what a decision of staff does to the item in its current state, or null. */
export function outcomeOf({ kind, decision, state, waitsForAnother }: DecisionEvent): Outcome | null {
  if (decision === 'reject' || decision === 'remove') return decision;
  if (kind === 'profile_text') return null;
  if (kind === 'media_match') return state === 'rejected' ? 'check' : null;
  if (kind === 'media_objection' && state === 'scanned') return 'submit';
  // The last open case decides. An item with a new declaration has a new case, or needs the consent of the persons in it.
  return state === 'pending_review' && !waitsForAnother ? 'publish' : null;
}
