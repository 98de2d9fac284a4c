import { decodeJwt } from 'jose';
import { DEVELOPMENT_KEY_ID, developmentPrivateKey } from '../../src/platform/tokens/development-keys.ts';
import { signToken, type Audience, type Principal } from '../../src/platform/tokens/tokens.ts';
import { newId } from '../../src/platform/ids.ts';

const MINUTE = 60_000;

/** Issues a console token for the holder of an access token, with the same expiry. */
export function staffTokenBeside(accessToken: string, principal: Principal): Promise<string> {
  const { iat = 0, exp = 0 } = decodeJwt(accessToken);
  return signToken(principal, {
    audience: 'staff',
    key: developmentPrivateKey,
    keyId: DEVELOPMENT_KEY_ID,
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
  });
}

/** Issues a token as the api would; `expiresIn` may be negative. */
export function aToken(options: { audience: Audience; memberId?: string; deviceId?: string; expiresIn?: number }): Promise<string> {
  const now = Date.now();
  return signToken(
    { memberId: options.memberId ?? newId(), deviceId: options.deviceId ?? newId() },
    {
      audience: options.audience,
      key: developmentPrivateKey,
      keyId: DEVELOPMENT_KEY_ID,
      issuedAt: new Date(now - MINUTE),
      expiresAt: new Date(now + (options.expiresIn ?? 15 * MINUTE)),
    },
  );
}
