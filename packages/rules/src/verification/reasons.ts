/** Reasons why an identity was not confirmed, in the order in which the review page numbers them. */
export const identityReasons = [
  'document_unreadable',
  'face_not_visible',
  'number_not_spoken',
  'name_mismatch',
  'not_alone',
  'document_expired',
  'under_age',
  'document_already_used',
  'social_number_missing',
  'suspected_forgery',
] as const;

export type IdentityReason = (typeof identityReasons)[number];

/** Reasons why a lifetime application is declined; the app itself uses the first two. */
export const lifetimeReasons = ['no_spot_left', 'document_already_used', 'suspected_forgery'] as const;

export type LifetimeReason = (typeof lifetimeReasons)[number];
