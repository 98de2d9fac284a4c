import { createECDH } from 'node:crypto';

const CURVE = 'prime256v1';
const AUTH_BYTES = 16;

/** The public key with which browsers subscribe, so that only we can push to them. */
export function publicPushKey(privateKey: string): string {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey('base64url');
}

const isBase64Url = (text: string) => /^[\w-]+$/.test(text);

/** Whether the keys of a browser can be used for encryption: a point of the curve, and a secret of the right length. */
export function areSubscriptionKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  if (!isBase64Url(p256dh) || !isBase64Url(auth) || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
