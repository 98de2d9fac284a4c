import type { tokens as tokensOfContract } from '@subrosa/contract/devices/parts';

type Handed = (typeof tokensOfContract)['_output'];

export type Tokens = Pick<Handed, 'userId' | 'authId' | 'deviceToken' | 'accessToken' | 'chatToken'>;

// In memory only: nothing that a script of another page could read outlives this one.
let held: Tokens | null = null;

export function heldTokens(): Tokens | null {
  return held;
}

export function holdTokens({ userId, authId, deviceToken, accessToken, chatToken }: Tokens): void {
  held = { userId, authId, deviceToken, accessToken, chatToken };
}

export function dropTokens(): void {
  held = null;
}
