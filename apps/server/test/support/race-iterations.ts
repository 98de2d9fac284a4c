/** How often a race is repeated: a missing constraint shows in the first rounds. `npm run safety` counts twenty. */
export const raceIterations = Number(process.env['RACE_ITERATIONS'] ?? 4);
