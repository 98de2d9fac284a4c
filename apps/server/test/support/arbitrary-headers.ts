import fc from 'fast-check';
import { hostileText } from './hostile-values.ts';
import { aToken } from './tokens.ts';

const LONGEST = 1000;

// Header values may contain visible Latin-1 characters, spaces and tabs.
const hostileValue = hostileText.map((text) =>
  Array.from(text.slice(0, LONGEST), (character) => (/[\t\u0020-\u007e\u0080-\u00ff]/.test(character) ? character : '?')).join(''),
);

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = { sub: "' OR 1=1 --", device: 'x', iss: 'subrosa', aud: 'api', exp: 4_000_000_000 };
const genuine = await aToken({ audience: 'api' });

const token = fc.oneof(
  fc.constantFrom(
    genuine,
    `${genuine}a`,
    genuine.slice(0, -10),
    await aToken({ audience: 'chat' }),
    await aToken({ audience: 'api', expiresIn: -1000 }),
    `${encoded({ alg: 'none' })}.${encoded(claims)}.`,
    `${encoded({ alg: 'HS256', kid: '../../../../dev/null' })}.${encoded(claims)}.${encoded('x')}`,
    `${encoded({ alg: 'EdDSA', kid: '__proto__', crit: ['exp'], jku: 'http://169.254.169.254/' })}.${encoded(claims)}.AAAA`,
    `${encoded(null)}.${encoded([])}.`,
    '..',
    'a.b.c.d.e',
  ),
  hostileValue,
);

const authorization = fc.oneof(
  token.map((text) => `Bearer ${text}`),
  fc.constantFrom('Bearer', 'bearer  ', 'Basic YTpi', 'Bearer Bearer', ', Bearer a'),
  hostileValue,
);

// Some keys repeat, so that one key occurs with different bodies.
const idempotencyKey = fc.oneof(
  fc.uuid(),
  fc.constantFrom('again', '__proto__', '\t', 'x'.repeat(200), 'x'.repeat(201), "'; --"),
  hostileValue,
);

const ifMatch = fc.oneof(fc.constantFrom('"1"', 'W/"1"', '*', '"-1"', '"999999999999999"', '"1", "2"', '"1e3"', '""'), hostileValue);

const language = fc.oneof(
  fc.constantFrom(
    'uk',
    'zh-Hant-TW;q=0.9, *;q=0.1',
    'en;q=NaN',
    'en;q=1e9',
    ',,,;;;===',
    'he;q=0',
    '*',
    'constructor',
    `${'a,'.repeat(LONGEST)}b`,
  ),
  hostileValue,
);

const sometimes = (arbitrary: fc.Arbitrary<string>) => fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** Headers that the server reads: absent, valid or hostile. */
export const arbitraryHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record({
    authorization: sometimes(authorization),
    'idempotency-key': sometimes(idempotencyKey),
    'if-match': sometimes(ifMatch),
    'accept-language': sometimes(language),
    'x-request-id': sometimes(hostileValue),
    cookie: sometimes(hostileValue),
    accept: sometimes(fc.constantFrom('text/html', '*/*', 'application/xml;q=1', ';;')),
    'x-http-method-override': sometimes(fc.constant('DELETE')),
  })
  .map((headers) => Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))));
