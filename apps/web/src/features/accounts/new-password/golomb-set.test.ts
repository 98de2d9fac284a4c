import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeGolombSet, encodeGolombSet } from './golomb-set.ts';

describe('a Golomb-coded set', () => {
  it('contains every text from which it was created', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'grapheme' }), { maxLength: 200 }), fc.integer({ min: 1, max: 12 }), (texts, bits) => {
        const set = decodeGolombSet(encodeGolombSet(texts, bits).buffer);
        expect(set.entries).toBe(texts.length);
        expect(texts.filter((text) => !set.has(text))).toEqual([]);
      }),
    );
  });

  it('contains no text when it was created from none', () => {
    expect(decodeGolombSet(encodeGolombSet([], 9).buffer).has('')).toBe(false);
  });

  it('keeps its false positive rate, and needs at most 10.7 bits for each entry', () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `entry ${index}`);
    const bytes = encodeGolombSet(texts, 9);
    const set = decodeGolombSet(bytes.buffer);
    const strangers = Array.from({ length: 100_000 }, (_, index) => `stranger ${index}`);
    const claimed = strangers.filter((text) => set.has(text)).length / strangers.length;
    expect(claimed).toBeGreaterThan(0.001);
    expect(claimed).toBeLessThan(0.003);
    expect((bytes.length * 8) / texts.length).toBeLessThan(10.7);
  });
});
