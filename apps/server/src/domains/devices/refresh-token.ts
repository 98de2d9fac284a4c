import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The content of a refresh token. A generation can have several tokens, after a lost response or requests from two tabs. */
export interface RefreshToken {
  deviceId: string;
  generation: number;
  nonce: string;
  signature: string;
}

const NONCE_BYTES = 18;

/** Only the device's seed is stored. Creating a token requires both the seed and the server's secret. */
export function createRefreshToken(secret: string, device: { id: string; seed: Buffer; generation: number }): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  return [device.id, device.generation, nonce, sign(secret, device.seed, device.id, device.generation, nonce)].join('.');
}

export function parseRefreshToken(text: string): RefreshToken | null {
  const match = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{24})\.([\w-]{43})$/.exec(text);
  if (!match) return null;
  const [, deviceId = '', generation, nonce = '', signature = ''] = match;
  return { deviceId, generation: Number(generation), nonce, signature };
}

export function isGenuine(secret: string, seed: Buffer, token: RefreshToken): boolean {
  const expected = Buffer.from(sign(secret, seed, token.deviceId, token.generation, token.nonce));
  const given = Buffer.from(token.signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function sign(secret: string, seed: Buffer, ...parts: readonly (string | number)[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['refresh', seed.toString('base64'), ...parts]))
    .digest('base64url');
}

/** Identifies a device whose access token has expired, so that it can sign itself out. */
export function deviceTokenOf(secret: string, deviceId: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['device', deviceId]))
    .digest('base64url');
}
