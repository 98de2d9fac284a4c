import { createPublicKey, verify } from 'node:crypto';

const DAY_SECONDS = 24 * 3600;
const AUTHORIZATION = /^vapid\s+(?=.*\bt=([\w-]+\.[\w-]+\.[\w-]+))(?=.*\bk=([\w-]+))/i;

/** Describes the problem of an application server's signature (RFC 8292); null when it is valid. */
export function findVapidProblem(
  header: string | undefined,
  { origin, applicationServerKey, now }: { origin: string; applicationServerKey: string | null; now: Date },
): string | null {
  const [, token = '', key = ''] = AUTHORIZATION.exec(header ?? '') ?? [];
  if (!token || !key) return 'no vapid token and key';
  if (applicationServerKey !== null && key !== applicationServerKey) return 'not the key of this subscription';
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (partOf(head)['alg'] !== 'ES256') return 'not signed with ES256';
  if (!isSigned(`${head}.${claims}`, signature, key)) return 'the signature is wrong';
  return findClaimProblem(partOf(claims), origin, now.getTime() / 1000);
}

function findClaimProblem({ aud, exp }: Record<string, unknown>, origin: string, seconds: number): string | null {
  if (aud !== origin) return 'meant for another push service';
  if (typeof exp !== 'number' || exp <= seconds) return 'expired';
  return exp > seconds + DAY_SECONDS ? 'valid for more than a day' : null;
}

function partOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  try {
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, format: 'jwk' });
    const signed = Buffer.from(signature, 'base64url');
    return point.length === 65 && verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signed);
  } catch {
    return false;
  }
}
