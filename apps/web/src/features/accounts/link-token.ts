/** Tokens of links in our mails, by the page that they open. In memory only: an address ends up in histories and over shoulders. */
const tokens = new Map<string, string>();

export function saveLinkToken(page: string, token: string): void {
  tokens.set(page, token);
}

export function linkTokenOf(page: string): string | null {
  return tokens.get(page) ?? null;
}

/** It was used, or is worth nothing any more. */
export function clearLinkToken(page: string): void {
  tokens.delete(page);
}
