/** The nearest listed picture. */
export interface HashListMatch {
  list: string;
  /** How many of the 256 bits differ. */
  distance: number;
  /** Whether the match is in a CSAM bank; only the CSAM reviewers may learn of it. */
  isCsam: boolean;
}

/** Lists of banned pictures, queried by perceptual hash (PDQ). A failure throws, so that it never counts as no match. */
export interface HashList {
  match(pdq: string, quality: number): Promise<HashListMatch | null>;
}

/**
 * Thresholds that Meta recommends: at a larger distance, different pictures match; at a lower quality, the hash is not
 * distinctive.
 */
export const matching = { mostDistance: 31, qualityAbove: 49 } as const;
