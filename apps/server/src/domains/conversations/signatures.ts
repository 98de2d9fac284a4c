import { createHash, createHmac, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { frankingTagInput, type StampedHeader } from '@subrosa/crypto/signed/franking';
import { messageSigningInputWith, type MessageContext, type MessageEnvelope } from '@subrosa/crypto/signed/message';

const MAX_CACHED_KEYS = 10_000;
const POINT = 65;
const keys = new Map<string, KeyObject>();

/** Parses a device key: the suite byte and an uncompressed point. Parsing costs as much as verifying, so keys are cached. */
function parseKey(deviceKey: string): KeyObject {
  const known = keys.get(deviceKey);
  if (known) return known;
  const point = Buffer.from(deviceKey, 'base64url').subarray(1);
  if (point.length !== POINT) throw new RangeError('not a point');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  if (keys.size >= MAX_CACHED_KEYS) keys.clear();
  keys.set(deviceKey, key);
  return key;
}

/** Equals `isMessageSignedBy` of the browsers, but runs synchronously: WebCrypto would use other threads. */
export function isSignedByDevice(deviceKey: string, context: MessageContext, envelope: MessageEnvelope): boolean {
  try {
    const hash = createHash('sha256').update(Buffer.from(envelope.ciphertext, 'base64url')).digest();
    const signingInput = messageSigningInputWith(hash, context, envelope);
    const signature = Buffer.from(envelope.signature, 'base64url');
    return isPlain(envelope) && verify('sha256', signingInput, { key: parseKey(deviceKey), dsaEncoding: 'ieee-p1363' }, signature);
  } catch {
    return false;
  }
}

/** Rejects non-canonical base64url, which would be stored as different text than was sent. */
function isPlain({ ciphertext, signature }: MessageEnvelope): boolean {
  return [ciphertext, signature].every((text) => Buffer.from(text, 'base64url').toString('base64url') === text);
}

export const hmacOf = (key: Uint8Array, input: Uint8Array): string => createHmac('sha256', key).update(input).digest('base64url');

export const tagOf = (key: Uint8Array, message: StampedHeader): string => hmacOf(key, frankingTagInput(message));
