import { describe, expect, it } from 'vitest';
import { findContactDetails } from './index.ts';

const found = (text: string) => findContactDetails(text).map(({ start, end, kind }) => [kind, text.slice(start, end)]);

describe('findContactDetails', () => {
  it('returns positions in the original text', () => {
    const text = '👋🏽 ﷺ 𝐥𝐞𝐧𝐚\u200b＠𝐞𝐱𝐚𝐦𝐩𝐥𝐞.𝐜𝐨𝐦 🌿';
    expect(found(text)).toEqual([['email', '𝐥𝐞𝐧𝐚\u200b＠𝐞𝐱𝐚𝐦𝐩𝐥𝐞.𝐜𝐨𝐦']]);
  });

  it('returns details in order and without overlaps', () => {
    const text = 'tg @quietfox, lena@example.com, 604 555 0123, https://example.com/a, card 4242 4242 4242 4242';
    const details = findContactDetails(text);
    expect(details.map(({ kind }) => kind)).toEqual(['handle', 'email', 'phone', 'url', 'payment']);
    for (const [index, { start }] of details.entries()) expect(start).toBeGreaterThanOrEqual(details[index - 1]?.end ?? 0);
  });

  it('reports the digits of a card as payment only', () => {
    expect(found('4111 1111 1111 1111')).toEqual([['payment', '4111 1111 1111 1111']]);
  });

  it('requires valid checksums of card and account numbers', () => {
    expect(found('the parcel 4242 4242 4242 4243')).toEqual([]);
    expect(found('GB82 WEST 1234 5698 7654 33')).toEqual([]);
  });

  it('finds details after a long text, and where two windows meet', () => {
    for (const length of [8150, 8185, 8192, 20_000]) {
      const text = `${'word '.repeat(length / 5)}lena (at) example [dot] com${' word'.repeat(3000)}`;
      expect(found(text), String(length)).toEqual([['email', 'lena (at) example [dot] com']]);
    }
  });

  it('returns nothing for empty, blank and broken text', () => {
    for (const text of ['', ' \n\t', '\ud83d', '\u200b\u200d\ufeff', '@', '+', '....', '@@@@@', '()[]{}']) expect(found(text)).toEqual([]);
  });

  it.each([
    ['a full stop without a space', 'I like rain.So does he'],
    ['a price', '$50 or 25.50 or 12,500.00'],
    ['a time after @', '@ 5pm'],
    ['an app without a name', 'signal me when you are ready, kik back, drop me a line'],
    ['a list of years', '2019, 2020, 2021 and 2022'],
    ['height, weight and age', '182/80/39'],
  ])('finds nothing in %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});
