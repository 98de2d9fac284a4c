import type { tokens as tokensOfContract } from '@subrosa/contract/devices/schemas';

type IssuedTokens = (typeof tokensOfContract)['_output'];

export type Tokens = Pick<IssuedTokens, 'userId' | 'authId' | 'deviceToken' | 'accessToken' | 'chatToken'>;

// In memory only, so that no script of another page can read them later.
let currentTokens: Tokens | null = null;

export function getTokens(): Tokens | null {
  return currentTokens;
}

export function setTokens({ userId, authId, deviceToken, accessToken, chatToken }: Tokens): void {
  currentTokens = { userId, authId, deviceToken, accessToken, chatToken };
}

export function clearTokens(): void {
  currentTokens = null;
}
