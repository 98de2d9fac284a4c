const ROUNDED_TO = 100;

/** The number of members as it is published. */
export const roundedTotal = (total: number): number => total - (total % ROUNDED_TO);
