import fc from 'fast-check';

/** Strings that JavaScript accepts and PostgreSQL rejects. */
const UNKEEPABLE_TEXTS = ['\0', 'a\0b', '\ud800', 'a\udfff', '\udc00\ud800'];

/** Strings that are known to break servers. */
const HOSTILE_TEXTS = [
  "' OR 1=1 --",
  "'; DROP TABLE city CASCADE; --",
  "1'; SELECT pg_sleep(30); --",
  '1); DELETE FROM city_name; --',
  "\\'; COPY city TO PROGRAM 'id'; --",
  '%',
  '_%',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  '\u0001\u0008\u001b[31m',
  '\r\nSet-Cookie: a=b\r\n\r\n<html>',
  'a\nBcc: everyone@example.org',
  '\u202eexe.fdp',
  '\u200f\u200e\u2066',
  '\ufeff\uffff\ufffe',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'Z\u0351\u036b\u0343'.repeat(50),
  '\ufdfa'.repeat(60),
  'ﬃİıßſ',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd\0.png',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'NaN',
  'Infinity',
  '-Infinity',
  '-0',
  '1e309',
  '0x10',
  '9'.repeat(400),
  '9007199254740993',
  '-1',
  '1.5',
  '00000000-0000-0000-0000-000000000000',
  '0001-02-30T25:61:61Z',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '',
  ' ',
  '\t\n\u00a0\u3000',
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...UNKEEPABLE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)) },
  { weight: 1, arbitrary: fc.constantFrom('a', ' ', '9', '\0', '.', 'a@', '😀', '\u0301').chain(repeated) },
);

function repeated(piece: string): fc.Arbitrary<string> {
  return fc.constantFrom(61, 255, 1001, 5001, 100_000).map((times) => piece.repeat(times));
}

const hostileKey = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', 'length'),
  },
  { weight: 1, arbitrary: fc.constantFrom('', '0', 'a.b', 'a[b]', '$where', '\0', '\ud800', 'x'.repeat(2000)) },
);

/** Generates objects from entries, with `__proto__` as an ordinary key. */
export function objectOf<Value>(keys: fc.Arbitrary<string>, values: fc.Arbitrary<Value>, most = 3): fc.Arbitrary<Record<string, Value>> {
  return fc.array(fc.tuple(keys, values), { maxLength: most }).map((entries) => Object.fromEntries(entries));
}

// JSON that JSON.stringify cannot produce: it writes the placeholder, which is then replaced.
const RAW_JSON: Readonly<Record<string, string>> = {
  '«deep arrays»': '['.repeat(30_000) + ']'.repeat(30_000),
  '«deep objects»': '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000),
  '«somewhat deep»': '[{"a":'.repeat(100) + '1' + '}]'.repeat(100),
  '«infinite»': '1e999',
  '«minus zero»': '-0',
  '«many digits»': '9'.repeat(5000),
};

export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return text.replaceAll(/"(«[\w ]+»)"/g, (whole, name: string) => RAW_JSON[name] ?? whole);
}

/** One value of each kind that a class of fields has once failed on; each field is tested with each of them. */
export const ORDEALS: readonly unknown[] = [
  ...UNKEEPABLE_TEXTS,
  "'; DROP TABLE city; --",
  '«deep arrays»',
  '«deep objects»',
  '«infinite»',
  null,
  [],
  {},
];

/** Generates any JSON in place of the expected value; written by `jsonText`. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324) },
  { weight: 2, arbitrary: fc.constantFrom(...Object.keys(RAW_JSON)) },
  { weight: 2, arbitrary: objectOf(hostileKey, fc.oneof(hostileText, fc.constant({ isAdmin: true, prototype: { isAdmin: true } }))) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 5000 }, () => 0)) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Generates unknown keys with arbitrary values. */
export const uninvited: fc.Arbitrary<Record<string, unknown>> = objectOf(hostileKey, hostileJson, 2);

/** Texts in a path or query, correctly encoded or not. */
export const hostileEncoded: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: hostileText.map(percentEncoded) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '%',
      '%z',
      '%zz',
      '%00',
      '%0d%0a',
      '%c0%ae%c0%ae%c0%af',
      '%ff%fe',
      '%ed%a0%80',
      '..',
      '..%2f..%2f',
      '%252e',
      ';a=b',
      '+',
    ),
  },
);

/** Works like encodeURIComponent, but encodes unpaired surrogates as three bytes instead of throwing. */
export function percentEncoded(text: string): string {
  return Array.from(text, (character) => (character.isWellFormed() ? encodeURIComponent(character) : halfPair(character))).join('');
}

function halfPair(character: string): string {
  const unit = character.charCodeAt(0);
  return [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)].map((byte) => `%${byte.toString(16)}`).join('');
}
