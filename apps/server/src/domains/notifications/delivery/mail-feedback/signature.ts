import { createHmac, timingSafeEqual } from 'node:crypto';

const MAX_AGE_SECONDS = 300;

interface SignedRequest {
  /** Unix seconds. */
  at: number;
  signature: string;
  raw: string;
}

export function signReport(secret: string, { at, raw }: Pick<SignedRequest, 'at' | 'raw'>): string {
  return createHmac('sha256', secret).update(`${at}\n${raw}`).digest('hex');
}

/** Checks that the project’s own mail server signed this request within the last five minutes. */
export function isFromMailServer(handed: SignedRequest, secret: string, now: Date): boolean {
  const expected = Buffer.from(signReport(secret, handed));
  const given = Buffer.from(handed.signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && Math.abs(now.getTime() / 1000 - handed.at) <= MAX_AGE_SECONDS;
}
