/** Why a member is reported, most urgent first, as the form lists them. */
export const reportReasons = ['underage', 'without_consent', 'threats', 'scam', 'impersonation', 'contact_details', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** What one member reports about another within this time is one case. */
export const REPORTS_TOGETHER_MS = 86_400_000;
