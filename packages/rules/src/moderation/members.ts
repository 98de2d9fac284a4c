/** Search keys by which staff find one member; matches are exact, never partial. */
export const searchKinds = ['username', 'email', 'pseudonym', 'case'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** A search by username or email address requires a reason; a pseudonym or a case is known from work. */
export const needsSearchReason = (by: SearchKind): boolean => by === 'username' || by === 'email';

/** How long a search gives access to a member's page. */
export const ACCESS_MS = 3_600_000;

/** Kinds of events on the page of a member. */
export const memberRecordEventKinds = [
  'case_opened',
  'case_decided',
  'reported',
  'appealed',
  'appeal_answered',
  'verification_submitted',
  'verification_decided',
  'lifetime_applied',
  'sent_support_request',
] as const;

export type MemberRecordEventKind = (typeof memberRecordEventKinds)[number];
