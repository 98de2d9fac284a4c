import { createHash, createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { createLocalJWKSet, errors, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose';
import type { Clock } from '../clock.ts';

/** `api` is accepted by the main API, `chat` by the chat service and its socket, `staff` by the console; each only there. */
export type Audience = 'api' | 'chat' | 'staff';

/** Returns the audience that a path requires. */
export function audienceOf(path: string): Audience {
  if (path.startsWith('/sails/')) return 'chat';
  return path.startsWith('/api/staff/') ? 'staff' : 'api';
}

export interface Principal {
  memberId: string;
  deviceId: string;
}

type Verdict = { kind: 'valid'; principal: Principal } | { kind: 'expired' } | { kind: 'invalid' };

export interface TokenVerifier {
  verify(token: string, audience: Audience): Promise<Verdict>;
}

const ISSUER = 'subrosa';
const CACHE_SIZE = 20_000;

/** Verifies each signature once and caches the result until the token expires, because EdDSA costs more than most queries. */
export function tokenVerifier(keySet: string, clock: Clock): TokenVerifier {
  const keys = createLocalJWKSet(JSON.parse(keySet) as JSONWebKeySet);
  const known = new Map<string, { principal: Principal; expiresAt: number }>();

  async function verify(token: string, audience: Audience): Promise<Verdict> {
    const now = clock.now();
    const key = createHash('sha256').update(audience).update(token).digest('base64');
    const cached = known.get(key);
    if (cached) return cached.expiresAt > now.getTime() ? { kind: 'valid', principal: cached.principal } : { kind: 'expired' };
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: ISSUER,
        audience,
        algorithms: ['EdDSA'],
        requiredClaims: ['sub', 'device', 'exp'],
        currentDate: now,
      });
      if (typeof payload.sub !== 'string' || typeof payload['device'] !== 'string') return { kind: 'invalid' };
      const principal = { memberId: payload.sub, deviceId: payload['device'] };
      remember(key, { principal, expiresAt: (payload.exp ?? 0) * 1000 });
      return { kind: 'valid', principal };
    } catch (error) {
      return { kind: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
    }
  }

  function remember(key: string, entry: { principal: Principal; expiresAt: number }) {
    if (known.size >= CACHE_SIZE) {
      const oldest = known.keys().next();
      if (!oldest.done) known.delete(oldest.value);
    }
    known.set(key, entry);
  }

  return { verify };
}

export interface TokenSigner {
  /** Issues a pair for one device: a token for the main API and one for the chat service. */
  issue(principal: Principal): Promise<{ accessToken: string; chatToken: string; expiresInSeconds: number }>;
  /** Issues a token for the console, after a proof of identity. */
  issueForStaff(principal: Principal): Promise<{ token: string; expiresInSeconds: number }>;
}

/** Signs with the configured key; `kid` names it, so that verifiers find its public key. */
export function tokenSigner(privateKey: string, clock: Clock): TokenSigner {
  const jwk = JSON.parse(privateKey) as JsonWebKey & { kid: string };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  function sign(principal: Principal, audience: Audience, lifetimeMs: number): Promise<string> {
    const issuedAt = clock.now();
    const expiresAt = new Date(issuedAt.getTime() + lifetimeMs);
    return signToken(principal, { audience, key, keyId: jwk.kid, issuedAt, expiresAt });
  }

  return {
    async issue(principal) {
      const { accessMs } = tokenLifetimes;
      const [accessToken, chatToken] = await Promise.all([sign(principal, 'api', accessMs), sign(principal, 'chat', accessMs)]);
      return { accessToken, chatToken, expiresInSeconds: accessMs / 1000 };
    },
    async issueForStaff(principal) {
      const { staffMs } = tokenLifetimes;
      return { token: await sign(principal, 'staff', staffMs), expiresInSeconds: staffMs / 1000 };
    },
  };
}

export function signToken(
  principal: Principal,
  options: { audience: Audience; key: KeyObject; keyId: string; issuedAt: Date; expiresAt: Date },
): Promise<string> {
  return new SignJWT({ device: principal.deviceId })
    .setProtectedHeader({ alg: 'EdDSA', kid: options.keyId })
    .setSubject(principal.memberId)
    .setIssuer(ISSUER)
    .setAudience(options.audience)
    .setIssuedAt(options.issuedAt)
    .setExpirationTime(options.expiresAt)
    .sign(options.key);
}
