/** Computed with Python's hashlib, independently of this code: labels, leaves and fillers never change. */
import { expect, it } from 'vitest';
import { toHex } from '../../test/support/bytes.ts';
import { TestMap } from '../../test/support/test-map.ts';
import { createFillers } from './fillers.ts';
import { keysLabel } from './labels.ts';
import { mapLeafHash } from './leaf.ts';
import { encodeKeysValue, encodeSettingsValue, parseKeysValue, parseSettingsValue } from './values.ts';

const filled = (length: number, byte: number) => new Uint8Array(length).fill(byte);
const key = Uint8Array.from({ length: 32 }, (_, index) => index);
const label = filled(32, 1);
const value = filled(36, 3);

it('keysLabel derives the label of a member’s keys', () => {
  expect(toHex(keysLabel('0d8f6e1c-5a0b-4a3a-9d57-3f1c2b4a6e70'))).toBe('3f80b4a76a592c8caf81c6389fbf6a5553ba5a22b8006c8472b8adc77f538f23');
});

it('mapLeafHash binds label, nonce and value', () => {
  expect(toHex(mapLeafHash(label, filled(32, 2), value))).toBe('2e74b0fff552589cfe8c04481f9f8a5890c33e719a4fc77430cc3c8b77913738');
});

it('createFillers derives a filler from map, depth, prefix and renewal', () => {
  const expected = '79acc30b0d214ca161e3bdea52e0e88922047030d7cfc414eb60c843f248cd9b';
  expect(toHex(createFillers(key, 'keys')(25, 0x1abcdef, 7))).toBe(expected);
  expect(toHex(createFillers(key, 'settings')(25, 0x1abcdef, 7))).not.toBe(expected);
});

it('applyChanges computes the root of a map with one leaf', async () => {
  const map = new TestMap(key, (length) => filled(length, 2));
  expect(toHex(await map.publish([{ label, value }]))).toBe('2319a1b42229453ba3b8e6016ef24c94e0cfa93caa18f4f38d64004eea71113a');
});

it('encodes the values of both maps as a number and a hash', () => {
  const hash = filled(32, 8);
  expect(toHex(encodeKeysValue({ records: 258, head: hash }))).toBe(`00000102${'08'.repeat(32)}`);
  expect(parseKeysValue(encodeKeysValue({ records: 3, head: hash }))).toEqual({ records: 3, head: hash });
  expect(parseSettingsValue(encodeSettingsValue({ version: 4, hash }))).toEqual({ version: 4, hash });
  expect([parseKeysValue(filled(35, 0)), parseSettingsValue(filled(37, 0))]).toEqual([null, null]);
});

it.each([-1, 0.5, 2 ** 32])('encodeKeysValue throws for %s records', (records) => {
  expect(() => encodeKeysValue({ records, head: filled(32, 8) })).toThrow(RangeError);
});
