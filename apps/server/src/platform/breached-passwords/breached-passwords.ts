/** Breached passwords, queried by the first five hexadecimal digits of their SHA-1. A failure throws. */
export interface BreachedPasswords {
  /**
   * Returns the other 35 digits of every matching hash, each with the count of its breaches: `…:42`. Entries with 0 are
   * padding.
   */
  range(prefix: string): Promise<string[]>;
}
