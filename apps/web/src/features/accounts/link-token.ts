/**
 * Tokens of links in our emails, by the page that they open. They are kept in memory only, because URLs stay in the history and on screen.
 */
const tokens = new Map<string, string>();

export function saveLinkToken(page: string, token: string): void {
  tokens.set(page, token);
}

export function linkTokenOf(page: string): string | null {
  return tokens.get(page) ?? null;
}

/** Removes a token that was used or is no longer valid. */
export function clearLinkToken(page: string): void {
  tokens.delete(page);
}
