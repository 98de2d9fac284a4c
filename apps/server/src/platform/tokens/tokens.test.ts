import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { anActor } from '../../../test/support/actors.ts';
import { aBrowser } from '../../../test/support/browser.ts';
import { aClock, MINUTE } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aToken } from '../../../test/support/tokens.ts';
import { DEVELOPMENT_KEY_ID, developmentPrivateKey, developmentSigningKey } from './development-keys.ts';
import { tokenVerifier, type Principal } from './tokens.ts';

const api = useApi();

const ours = createPublicKey(developmentPrivateKey);
const foreign = generateKeyPairSync('ed25519').privateKey;
const HEADER = { alg: 'EdDSA', kid: DEVELOPMENT_KEY_ID };
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

let member: Principal;
let honest: JWTPayload;
beforeAll(async () => {
  member = await anActor('regular', api);
  honest = { sub: member.memberId, device: member.deviceId, iss: 'subrosa', aud: 'api', iat: seconds(-60), exp: seconds(600) };
});

const sign = (payload: JWTPayload, header: JWTHeaderParameters = HEADER, key: KeyObject = developmentPrivateKey) =>
  new SignJWT(payload).setProtectedHeader(header).sign(key);
const without = (claim: string) => Object.fromEntries(Object.entries(honest).filter(([name]) => name !== claim));

/** Signs with HMAC, which a verifier would accept if it used the public key as a shared secret. */
function withHmac(secret: string | Buffer, header: object): string {
  const signed = `${encoded(header)}.${encoded(honest)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const unsigned = (alg: string) => `${encoded({ ...HEADER, alg })}.${encoded(honest)}.`;
const resigned = async (change: JWTPayload) => {
  const [header, , signature] = (await sign(honest)).split('.');
  return [header, encoded({ ...honest, ...change }), signature].join('.');
};
const PEM = () => String(ours.export({ type: 'spki', format: 'pem' }));

const attacks: Record<string, () => string | Promise<string>> = {
  'no signature, alg none': () => unsigned('none'),
  'no signature, alg None': () => unsigned('None'),
  'no signature, alg NONE': () => unsigned('NONE'),
  'no signature, our alg': () => unsigned('EdDSA'),
  'HMAC with our public key as PEM': () => withHmac(PEM(), { ...HEADER, alg: 'HS256' }),
  'HMAC with our public key as DER': () => withHmac(ours.export({ type: 'spki', format: 'der' }), { ...HEADER, alg: 'HS256' }),
  'HMAC with our public key as bytes': () => withHmac(Buffer.from(developmentSigningKey.x ?? '', 'base64url'), { ...HEADER, alg: 'HS256' }),
  'HMAC that calls itself EdDSA': () => withHmac(PEM(), HEADER),
  'a foreign key under our kid': () => sign(honest, HEADER, foreign),
  'a foreign key under its own kid': () => sign(honest, { ...HEADER, kid: 'somebody-elses' }, foreign),
  'a foreign key without a kid': () => sign(honest, { alg: 'EdDSA' }, foreign),
  'a foreign key that the header brings along': () =>
    sign(honest, { ...HEADER, jwk: createPublicKey(foreign).export({ format: 'jwk' }) }, foreign),
  'a foreign key that the header links to': () => sign(honest, { ...HEADER, jku: 'http://127.0.0.1:1/keys.json' }, foreign),
  'an ECDSA key': () => sign(honest, { ...HEADER, alg: 'ES256' }, generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
  'our key under an unknown kid': () => sign(honest, { ...HEADER, kid: 'retired' }),
  'a kid that leads to an empty file': () => withHmac('', { alg: 'HS256', kid: '../../../../../../dev/null' }),
  'a kid that leads out of the folder': () => sign(honest, { ...HEADER, kid: '../../development' }, foreign),
  'a kid that asks the database': () => sign(honest, { ...HEADER, kid: "x' UNION SELECT 'key" }, foreign),
  'another payload under our signature': () => resigned({ device: 'other' }),
  'a longer life under our signature': () => resigned({ exp: seconds(86_400) }),
  'a cut signature': async () => (await sign(honest)).slice(0, -4),
  'an expired token': () => sign({ ...honest, exp: seconds(-1) }),
  'a token that is not valid yet': () => sign({ ...honest, nbf: seconds(60) }),
  'a token that never ends': () => sign(without('exp')),
  'another issuer': () => sign({ ...honest, iss: 'elsewhere' }),
  'no issuer': () => sign(without('iss')),
  'another audience': () => sign({ ...honest, aud: 'admin' }),
  'no audience': () => sign(without('aud')),
  'the chat token': () => aToken({ audience: 'chat', ...member }),
  'no member': () => sign(without('sub')),
  'no device': () => sign(without('device')),
  'a device that is not a text': () => sign({ ...honest, device: { $ne: null } }),
  'somebody else’s device': async () => sign({ ...honest, device: (await anActor('regular', api)).deviceId }),
  'nothing at all': () => '',
  'three empty parts': () => '..',
};

const status = async (path: string, token: string) => {
  const [method, body] = path.startsWith('/sails') ? ['POST', {}] : ['GET', undefined];
  const { status, code } = await aBrowser(api).call(method, path, body, { authorization: `Bearer ${token}` });
  return { status, code };
};

describe('tokenVerifier on the main API', () => {
  it('accepts a valid token', async () => {
    expect(await status('/api/account', await sign(honest))).toMatchObject({ status: 200 });
  });

  it.each(Object.keys(attacks))('rejects %s', async (name) => {
    expect(await status('/api/account', await attacks[name]!())).toEqual({ status: 401, code: 'auth.required' });
  });

  it('caches a verified token for its audience only', async () => {
    const token = await sign(honest);
    expect(await status('/api/account', token)).toMatchObject({ status: 200 });
    expect(await status('/api/account', token)).toMatchObject({ status: 200 });
    expect(await status('/sails/socket-ticket', token)).toEqual({ status: 401, code: 'auth.required' });
  });

  it('caches a verified token no longer than it is valid', async () => {
    const clock = aClock();
    const verifier = tokenVerifier(api.config.TOKEN_VERIFY_KEYS, clock);
    const token = await aToken({ audience: 'api', ...member, expiresIn: MINUTE });
    expect(await verifier.verify(token, 'api')).toEqual({ kind: 'valid', principal: member });
    expect(await verifier.verify(token, 'api')).toEqual({ kind: 'valid', principal: member });
    clock.pass(MINUTE);
    expect(await verifier.verify(token, 'api')).toEqual({ kind: 'expired' });
  });

  it('accepts no token in the URL', async () => {
    expect((await aBrowser(api).call('GET', `/api/account?token=${await sign(honest)}`)).status).toBe(401);
  });
});

describe('tokenVerifier on the chat service', () => {
  it('accepts the chat token, and answers auth.chatTokenExpired when it has expired', async () => {
    expect(await status('/sails/socket-ticket', await aToken({ audience: 'chat', ...member }))).toMatchObject({ status: 200 });
    const expired = await aToken({ audience: 'chat', ...member, expiresIn: -1000 });
    expect(await status('/sails/socket-ticket', expired)).toEqual({ status: 401, code: 'auth.chatTokenExpired' });
  });

  it('rejects the token of the main API', async () => {
    expect(await status('/sails/socket-ticket', await sign(honest))).toEqual({ status: 401, code: 'auth.required' });
  });
});
