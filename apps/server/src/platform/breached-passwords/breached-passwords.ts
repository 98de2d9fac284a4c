/** Passwords that leaked anywhere, asked for by the first five hexadecimal digits of their SHA-1. A failure throws. */
export interface BreachedPasswords {
  /** The other 35 digits of every such hash, each with how often it leaked: `…:42`. Entries with 0 are padding. */
  range(prefix: string): Promise<string[]>;
}
