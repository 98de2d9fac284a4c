/** The height of an hour. */
export const HOUR_PX = 48;

/** Times selected by dragging are rounded to this step. */
export const STEP_MINUTES = 30;

export const pixelsOf = (minutes: number): number => (minutes / 60) * HOUR_PX;
