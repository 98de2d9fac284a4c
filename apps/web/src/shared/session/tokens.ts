import type { tokens as tokensOfContract } from '@subrosa/contract/devices/schemas';

type IssuedTokens = (typeof tokensOfContract)['_output'];

export type Tokens = Pick<IssuedTokens, 'userId' | 'authId' | 'deviceToken' | 'accessToken' | 'chatToken'>;

// In memory only, so that no script of another page can read them later.
let currentTokens: Tokens | null = null;
let expiresAt = 0;

export function getTokens(): Tokens | null {
  return currentTokens;
}

/** Whether the server would reject the access token because of its age. */
export const isAccessExpired = (): boolean => Date.now() >= expiresAt;

export function setTokens({ expiresInSeconds, ...tokens }: Tokens & Pick<IssuedTokens, 'expiresInSeconds'>): void {
  const { userId, authId, deviceToken, accessToken, chatToken } = tokens;
  currentTokens = { userId, authId, deviceToken, accessToken, chatToken };
  expiresAt = Date.now() + expiresInSeconds * 1000;
}

export function clearTokens(): void {
  currentTokens = null;
}
