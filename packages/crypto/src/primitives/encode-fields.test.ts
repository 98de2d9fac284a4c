import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeFields } from './encode-fields.ts';
import { SUITE } from './suite.ts';

const fields = fc.array(fc.oneof(fc.string(), fc.maxSafeNat(), fc.uint8Array({ maxLength: 12 })), { maxLength: 5 });
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

it('encodeFields begins with the suite', () => {
  expect(encodeFields('anything')[0]).toBe(SUITE);
});

it('encodeFields produces the layout that the server and other clients expect', () => {
  expect(toHex(encodeFields('a', 'bc', 258, Uint8Array.of(9)))).toBe(
    ['01', '01', '00000001', '61', '01', '00000002', '6263', '02', '00000008', '0000000000000102', '03', '00000001', '09'].join(''),
  );
});

it('encodeFields encodes different lists of fields differently', () => {
  fc.assert(
    fc.property(fields, fields, (left, right) => {
      const same = JSON.stringify(left.map(describe)) === JSON.stringify(right.map(describe));
      expect(toHex(encodeFields('label', ...left)) === toHex(encodeFields('label', ...right))).toBe(same);
    }),
  );
});

it.each([
  [
    ['ab', 'c'],
    ['a', 'bc'],
  ],
  [['1'], [1]],
  [['a'], [Uint8Array.of(97)]],
  [
    ['', 'a'],
    ['a', ''],
  ],
])('encodeFields distinguishes %j from %j', (left, right) => {
  expect(encodeFields('label', ...left)).not.toEqual(encodeFields('label', ...right));
});

it.each([-1, 1.5, Number.NaN, 2 ** 53])('encodeFields rejects the number %d', (value) => {
  expect(() => encodeFields('label', value)).toThrow(RangeError);
});

function describe(field: string | number | Uint8Array) {
  return typeof field === 'object' ? { bytes: [...field] } : field;
}
