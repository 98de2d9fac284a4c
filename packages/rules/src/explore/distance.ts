import { distanceBands, type DistanceBand } from './filter.ts';

const EARTH_KM = 6371;

/** The next larger band; null beyond all of them, where it excludes nobody. */
export function radiusBand(km: number): DistanceBand | null {
  return distanceBands.find((band) => km <= band) ?? null;
}

/** The straight line through a globe of radius 1 between two places so many km apart. */
export const chordOf = (km: number): number => 2 * Math.sin(km / EARTH_KM / 2);

const chords = distanceBands.map((band) => ({ band, chord: chordOf(band) }));

/** Within how many km two places are, never finer than a band; null where they are farther apart. */
export function bandOf(chord: number): DistanceBand | null {
  return chords.find((one) => chord <= one.chord)?.band ?? null;
}
