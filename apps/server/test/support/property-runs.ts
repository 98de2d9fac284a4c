/** How often a property that asks the database is tried: a glance before a commit, as often as promised in `npm run safety`. */
export const propertyRuns = (glance: number): number => Number(process.env['PROPERTY_RUNS'] ?? glance);

/** As long as so many runs may take. */
export const propertyTimeout = (glance: number): number => 60_000 + propertyRuns(glance) * 300;
