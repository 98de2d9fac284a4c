import type { MediaPurpose } from './limits.ts';
import type { PersonKind, Depicts } from './people.ts';
import type { MediaState } from './states.ts';

interface NamedPerson {
  who: PersonKind;
  username?: string;
}

/** What is wrong with a list of people; null when it fits what is said to be shown. */
export function peopleProblem(shows: Depicts, people: readonly NamedPerson[]): 'field.required' | 'field.invalid' | null {
  if (shows === 'nobody') return people.length === 0 ? null : 'field.invalid';
  if (people.length === 0) return 'field.required';
  const members = people.flatMap(({ username }) => (username === undefined ? [] : [username.toLowerCase()]));
  const selves = people.filter(({ who }) => who === 'self');
  return selves.length > 1 || new Set(members).size < members.length ? 'field.invalid' : null;
}

/** A release is itself the paper that others' consent rests on; what was rejected is uploaded anew. */
export function mayBeDeclared({ purpose, state }: { purpose: MediaPurpose; state: MediaState }): boolean {
  return purpose !== 'release' && state !== 'rejected' && state !== 'removed';
}

/** Harmless and rendered: there is something to look at for those who are named. */
export function isReviewable(state: MediaState): boolean {
  return state === 'scanned' || state === 'pending_review' || state === 'published';
}
