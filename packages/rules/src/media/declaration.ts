import type { MediaPurpose } from './limits.ts';
import type { PersonKind, Depicts } from './people.ts';
import type { MediaState } from './states.ts';

interface NamedPerson {
  who: PersonKind;
  username?: string;
}

/** Returns what is wrong with the depicted persons; null when they match the declaration. */
export function peopleProblem(depicts: Depicts, people: readonly NamedPerson[]): 'field.required' | 'field.invalid' | null {
  if (depicts === 'nobody') return people.length === 0 ? null : 'field.invalid';
  if (people.length === 0) return 'field.required';
  const members = people.flatMap(({ username }) => (username === undefined ? [] : [username.toLowerCase()]));
  const selves = people.filter(({ who }) => who === 'self');
  return selves.length > 1 || new Set(members).size < members.length ? 'field.invalid' : null;
}

/** A release is itself the document of the others' consent; a rejected item must be uploaded again. */
export function mayBeDeclared({ purpose, state }: { purpose: MediaPurpose; state: MediaState }): boolean {
  return purpose !== 'release' && state !== 'rejected' && state !== 'removed';
}

/** Whether its owner has still to declare who is depicted. Until then nobody else can see it. */
export function needsDeclaration(item: { purpose: MediaPurpose; state: MediaState; depicts: Depicts | null }): boolean {
  return item.depicts === null && mayBeDeclared(item);
}

/** Whether it is scanned and rendered, so that depicted persons can view it. */
export function isReviewable(state: MediaState): boolean {
  return state === 'scanned' || state === 'pending_review' || state === 'published';
}
