/** The query key of all data about the member's verification. */
export const VERIFICATION = ['verification'] as const;
