/** Reasons for a report, most urgent first, in the order of the form. */
export const reportReasons = ['underage', 'without_consent', 'threats', 'scam', 'impersonation', 'contact_details', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** Reports by one member about another within this time belong to one case. */
export const REPORTS_TOGETHER_MS = 86_400_000;
