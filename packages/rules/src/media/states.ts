export const mediaStates = ['uploading', 'quarantined', 'scanned', 'pending_review', 'published', 'rejected', 'removed'] as const;

export type MediaState = (typeof mediaStates)[number];

/**
 * All allowed transitions. Quarantined: uploaded, and visible to no one. Scanned: free of viruses and rendered, but without
 * the owner's declaration of depicted persons, or without the consent of a member who is named in it. Unpublished items are
 * visible only to their owner and staff. A mistaken rejection is checked or reviewed again. Removed is final: the files are
 * deleted.
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

/** Reasons why an item was not published; each has a message with advice for the owner. */
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
