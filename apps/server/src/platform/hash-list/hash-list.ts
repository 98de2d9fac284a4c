/** A known picture that this one looks like. */
export interface HashListMatch {
  list: string;
  /** Of 256 bits, how many differ. */
  distance: number;
  /** Unlawful material of minors: nobody but the named persons learns of it. */
  sealed: boolean;
}

/** Lists of pictures that may not be shown again, asked by what a picture looks like (PDQ). A failure throws: unasked is not unknown. */
export interface HashList {
  match(pdq: string, quality: number): Promise<HashListMatch | null>;
}

/** Meta's recommendation: further apart, different pictures look alike; of lower quality, a picture shows too little. */
export const matching = { mostDistance: 31, qualityAbove: 49 } as const;
