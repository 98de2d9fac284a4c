/** What a request post requests or offers. */
export const opportunityTypes = ['items', 'photos', 'video', 'multi', 'gift', 'reimbursement', 'trading', 'other'] as const;

export type OpportunityType = (typeof opportunityTypes)[number];

/** Published: visible to others. Unpublished: visible to its owner only, for correction. Withdrawn: permanently. */
export const requestStatuses = ['published', 'unpublished', 'withdrawn'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

/** Texts of a post that are checked for passages. */
export const textFields = ['title', 'description'] as const;

export type TextField = (typeof textFields)[number];

const MINUTE = 60_000;

export const requestLimits = {
  /** Posts on a page. */
  page: 9,
  mostAtOnce: 30,
  /** How far page numbers reach; cursors have no limit. */
  rows: 1000,
  /** Posts of one member on a page of the feed. */
  ofOneMember: 2,
  files: 10,
  /** Posts suggested after a post. */
  next: 6,
  excerpt: 200,
  /** How long members without premium may correct a post. */
  correctionMs: 10 * MINUTE,
  /** Default search radius, in km. */
  radius: 50,
} as const;
