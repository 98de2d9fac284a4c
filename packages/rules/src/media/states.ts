export const mediaStates = ['uploading', 'quarantined', 'scanned', 'pending_review', 'published', 'rejected', 'removed'] as const;

export type MediaState = (typeof mediaStates)[number];

/**
 * Every allowed move. Quarantined: the bytes are here and nobody has seen them. Scanned: harmless, rendered, and waiting
 * for the owner's statement about who is shown, or for the answer of a member who is named in it. What is not published
 * is seen by its owner and by staff alone. A rejection by mistake is checked or reviewed again. Removed is the end: the files go.
 */
export const mediaMoves = {
  uploading: ['quarantined', 'removed'],
  quarantined: ['scanned', 'rejected', 'removed'],
  scanned: ['pending_review', 'published', 'rejected', 'removed'],
  pending_review: ['scanned', 'published', 'rejected', 'removed'],
  published: ['pending_review', 'rejected', 'removed'],
  rejected: ['quarantined', 'pending_review', 'removed'],
  removed: [],
} as const satisfies Readonly<Record<MediaState, readonly MediaState[]>>;

export function mayMove(from: MediaState, to: MediaState): boolean {
  return (mediaMoves[from] as readonly MediaState[]).includes(to);
}

export function statesBefore(to: MediaState): MediaState[] {
  return mediaStates.filter((from) => mayMove(from, to));
}

/** Why an item was not published; each has a sentence that says what to do. */
export const mediaReasons = [
  'type',
  'unreadable',
  'too_large',
  'too_many_pixels',
  'too_long',
  'too_small',
  'virus',
  'known',
  'person_without_consent',
  'not_as_stated',
  'not_allowed',
  'contact_details',
  'quality',
  'objection',
] as const;

export type MediaReason = (typeof mediaReasons)[number];
