import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeFields } from './decode-fields.ts';
import { encodeFields } from './encode-fields.ts';

const text = fc.string({ unit: 'grapheme' }).filter((value) => value.isWellFormed());
const fields = fc.array(fc.oneof(text, fc.maxSafeNat(), fc.uint8Array({ maxLength: 12 })), { maxLength: 5 });

it('decodeFields returns what encodeFields encoded, under the same label only', () => {
  fc.assert(
    fc.property(fields, (values) => {
      const encoded = encodeFields('label', ...values);
      expect(decodeFields('label', encoded)).toEqual(values);
      expect(decodeFields('other label', encoded)).toBeNull();
    }),
  );
});

it('decodeFields rejects a missing and an added byte', () => {
  fc.assert(
    fc.property(fields, fc.nat(255), (values, byte) => {
      const encoded = encodeFields('label', ...values);
      expect(decodeFields('label', encoded.slice(0, -1))).toBeNull();
      expect(decodeFields('label', Uint8Array.of(...encoded, byte))).toBeNull();
    }),
  );
});

it('decodeFields returns null for any bytes that encodeFields would not write', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const decoded = decodeFields('', bytes);
      if (decoded) expect(encodeFields('', ...decoded)).toEqual(bytes);
    }),
  );
});

it.each([
  ['an unknown suite', ['02', '0100000000']],
  ['an unknown type of field', ['01', '0100000000', '0400000000']],
  ['a number of seven bytes', ['01', '0100000000', '0200000007', '00'.repeat(7)]],
  ['a number above the whole numbers', ['01', '0100000000', '0200000008', 'ff'.repeat(8)]],
  ['text that is not UTF-8', ['01', '0100000000', '0100000001', 'ff']],
  ['a length beyond the end', ['01', '0100000000', '03ffffffff']],
])('decodeFields rejects %s', (_what, parts) => {
  expect(decodeFields('', Uint8Array.from(Buffer.from(parts.join(''), 'hex')))).toBeNull();
});
