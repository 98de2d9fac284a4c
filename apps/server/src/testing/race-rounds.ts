/** How often a race is repeated: a missing constraint shows in the first rounds. `npm run safety` counts twenty. */
export const raceRounds = Number(process.env['RACE_ROUNDS'] ?? 4);
