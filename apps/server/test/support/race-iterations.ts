/** How often a race is repeated. A missing constraint shows in the first iterations; `npm run safety` runs 20. */
export const raceIterations = Number(process.env['RACE_ITERATIONS'] ?? 4);
