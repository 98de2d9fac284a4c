import { distanceBands, type DistanceBand } from './filter.ts';

const EARTH_KM = 6371;

/** Returns the next larger band; null beyond all bands, which excludes no member. */
export function radiusBand(km: number): DistanceBand | null {
  return distanceBands.find((band) => km <= band) ?? null;
}

/** Length of the chord between two points this many km apart on a globe of radius 1. */
export const chordOf = (km: number): number => 2 * Math.sin(km / EARTH_KM / 2);

const chords = distanceBands.map((band) => ({ band, chord: chordOf(band) }));

/** Returns the band of a distance; null beyond the last. Distances are never finer than a band. */
export function bandOf(chord: number): DistanceBand | null {
  return chords.find((one) => chord <= one.chord)?.band ?? null;
}
