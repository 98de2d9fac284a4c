import { fromBase64url, toBase64url } from '../../src/primitives/base64url.ts';
import { randomBytes } from '../../src/primitives/bytes.ts';
import type { DerivationParameters } from '../../src/account/derivation.ts';

/** Too weak for a member, but fast enough for tests. */
export const quickParameters: DerivationParameters = { version: 1, memoryKiB: 1024, passes: 1, lanes: 1 };

export const IRIS = '0198f6a0-0000-7000-8000-000000000001';
export const FELIX = '0198f6a0-0000-7000-8000-000000000002';

export function aSalt(): string {
  return toBase64url(randomBytes(32));
}

/** Copies of the blob: one for each byte with that byte changed, and one without the last byte. */
export function tamperedCopies(blob: string): string[] {
  const bytes = fromBase64url(blob);
  const changed = Array.from(bytes, (byte, index) => bytes.with(index, byte ^ 1));
  return [...changed, bytes.slice(0, -1)].map(toBase64url);
}
