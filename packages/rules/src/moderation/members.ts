/** By what staff find one member: always exactly, never by a part of it. */
export const searchKinds = ['username', 'email', 'pseudonym', 'case'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Who knows a name or an address says why they look; a pseudonym or a case is known from the work itself. */
export const needsSearchReason = (by: SearchKind): boolean => by === 'username' || by === 'email';

/** How long a search opens a member's page. */
export const ACCESS_MS = 3_600_000;

/** What the page of a member tells of, one line each. */
export const fileEventKinds = [
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

export type FileEventKind = (typeof fileEventKinds)[number];
