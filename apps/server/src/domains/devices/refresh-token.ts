import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a refresh token says. Every generation may have siblings: answers that were lost, or two tabs at once. */
export interface RefreshToken {
  deviceId: string;
  generation: number;
  nonce: string;
  signature: string;
}

const NONCE_BYTES = 18;

/** Nothing of a token is stored but the device's seed; neither the database nor the server's key alone makes one. */
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

/** Proves a device whose access token has expired: it may sign itself out. */
export function deviceTokenOf(secret: string, deviceId: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['device', deviceId]))
    .digest('base64url');
}
