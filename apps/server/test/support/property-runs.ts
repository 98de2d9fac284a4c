/**
 * How often a property with database access is tried: a few times before a commit, and PROPERTY_RUNS times in `npm run
 * safety`.
 */
export const propertyRuns = (glance: number): number => Number(process.env['PROPERTY_RUNS'] ?? glance);

/** The timeout for this number of runs. */
export const propertyTimeout = (glance: number): number => 60_000 + propertyRuns(glance) * 300;
