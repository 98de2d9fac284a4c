const ROUNDED_TO = 100;

/** How many members there are, as everybody sees it. */
export const roundedTotal = (total: number): number => total - (total % ROUNDED_TO);
