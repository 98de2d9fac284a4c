import { describe, expect, it } from 'vitest';
import { findProhibited } from './find-prohibited.ts';

const WORDS = ['rape', 'scam', 'ass', 'god', 'kill', 'party', 'hell', 'crème', 'wire fraud', 'сука', 'рот', '坏人', 'שקר', 'كذب', '420'];
const found = (text: string) => findProhibited(text, WORDS).map(({ start, end, word }) => [word, text.slice(start, end)]);

describe('findProhibited', () => {
  it.each([
    ['in any case', 'RaPe', 'rape'],
    ['with digits for letters', 'r4p3', 'rape'],
    ['with marks for letters', '@$$', 'ass'],
    ['with a 1 for an l or an i', 'k1ll ki11', 'kill'],
    ['in letters of another alphabet', 'ѕсаm', 'scam'],
    ['in letters with circles, squares or strokes', '🅂🄲🄰🄼', 'scam'],
    ['with something invisible inside', 'sc\u200bam', 'scam'],
    ['with letters repeated', 'scaaam', 'scam'],
    ['with dots between letters', 's.c.a.m', 'scam'],
    ['with spaces between letters', 's c a m', 'scam'],
    ['with hyphens between letters', 's-c-a-m', 'scam'],
    ['with a dot in the middle', 'sc.am', 'scam'],
    ['with or without its accents', 'creme', 'crème'],
    ['of two words with any separator', 'wire  fraud', 'wire fraud'],
    ['of two words with a hyphen and an ending', 'wire-frauds', 'wire fraud'],
    ['that is a number', '4 2 0', '420'],
  ])('finds a word %s', (_, text, word) => {
    expect(findProhibited(text, WORDS)[0]).toMatchObject({ start: 0, word });
  });

  it('finds a word with its inflections, and covers them', () => {
    expect(found('raped raping scams scamming parties killers')).toEqual([
      ['rape', 'raped'],
      ['rape', 'raping'],
      ['scam', 'scams'],
      ['scam', 'scamming'],
      ['party', 'parties'],
      ['kill', 'killers'],
    ]);
    expect(found('суки, сукой')).toEqual([
      ['сука', 'суки'],
      ['сука', 'сукой'],
    ]);
  });

  it('finds a word after prefixes in Hebrew and Arabic', () => {
    expect(found('השקר')).toEqual([['שקר', 'השקר']]);
    expect(found('والكذب')).toEqual([['كذب', 'والكذب']]);
  });

  it('finds a word anywhere in scripts without spaces', () => {
    expect(found('他是坏人吗')).toEqual([['坏人', '坏人']]);
    expect(found('坏 人')).toEqual([['坏人', '坏 人']]);
  });

  it.each([
    ['grapes and a therapist scraped the drapes', 'part of longer words'],
    ['rapeseed oil and a class of glass', 'the beginning of longer words'],
    ["he'll go, she'll stay", 'an apostrophe'],
    ['good morning', 'a letter that occurs doubled'],
    ['as soon as so', 'letters of several words'],
    ['455 and 1420', 'digits alone'],
    ['a pot of tea', 'lookalikes of another alphabet'],
    ['坏天气，好人', 'characters that are not adjacent'],
  ])('ignores %j: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('returns positions in the original text', () => {
    expect(found('👋 no 𝓼𝓬𝓪𝓶 here')).toEqual([['scam', '𝓼𝓬𝓪𝓶']]);
  });

  it('finds only words of the given list', () => {
    expect(findProhibited('scam', [])).toEqual([]);
    expect(findProhibited('scam', ['', ' ', '!'])).toEqual([]);
    expect(findProhibited('tea', ['tea'])).toEqual([{ start: 0, end: 3, word: 'tea' }]);
  });
});
