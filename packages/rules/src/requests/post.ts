/** What a request post asks for or offers. */
export const opportunityTypes = ['items', 'photos', 'video', 'multi', 'gift', 'reimbursement', 'trading', 'other'] as const;

export type OpportunityType = (typeof opportunityTypes)[number];

/** Published: others see it. Unpublished: its owner alone, to mend it. Withdrawn: for good. */
export const requestStatuses = ['published', 'unpublished', 'withdrawn'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

/** Texts of a post in which passages are found. */
export const textFields = ['title', 'description'] as const;

export type TextField = (typeof textFields)[number];

const MINUTE = 60_000;

export const requestLimits = {
  /** Posts a page. */
  page: 9,
  mostAtOnce: 30,
  /** How far the page counter reaches; the cursor has no end. */
  rows: 1000,
  /** Of one member on a page of the feed. */
  ofOneMember: 2,
  files: 10,
  /** Shown after a post. */
  next: 6,
  excerpt: 200,
  /** Members who may not edit their posts mend slips for so long. */
  correctionMs: 10 * MINUTE,
  /** Distance of a search that names none, in km. */
  radius: 50,
} as const;
