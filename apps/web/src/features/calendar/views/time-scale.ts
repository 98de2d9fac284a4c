/** How high an hour is. */
export const HOUR_PX = 48;

/** What is drawn by hand begins and ends at these. */
export const STEP_MINUTES = 30;

export const pixelsOf = (minutes: number): number => (minutes / 60) * HOUR_PX;
