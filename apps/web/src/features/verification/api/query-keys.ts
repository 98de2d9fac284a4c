/** Of everything that is asked about one's own verification. */
export const VERIFICATION = ['verification'] as const;
