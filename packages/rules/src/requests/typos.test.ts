import { describe, expect, it } from 'vitest';
import { mistypedWords, vocabularyOf } from './typos.ts';
import { searchTermsOf, searchWordsOf } from './words.ts';

const texts = [
  'Worn sneakers and knitwear',
  'Кросівки та шкарпетки',
  'Кроссовки и носки',
  'נעלי ספורט וגרביים',
  'أحذية رياضية وجوارب',
  '全新運動鞋',
  '全新运动鞋',
];
const vocabulary = vocabularyOf(texts.flatMap(searchTermsOf));

/** Whether a search for the typed words finds the text once typing errors are forgiven. */
function finds(typed: string, text: string): boolean {
  const terms = searchTermsOf(text);
  const sought = mistypedWords(searchWordsOf(typed), vocabulary) ?? [];
  const matches = (word: string, begins: boolean) => terms.some((term) => (begins ? term.startsWith(word) : term === word));
  return sought.length > 0 && sought.every(({ word, begins, others = [] }) => [word, ...others].some((one) => matches(one, begins)));
}

describe('mistypedWords', () => {
  it.each([
    ['en', 'sneekers', 0],
    ['en', 'snaekers worn', 0],
    ['en', 'knitwer', 0],
    ['uk', 'кросивки', 1],
    ['uk', 'шкрапетки', 1],
    ['ru', 'кросовки', 2],
    ['ru', 'наски', 2],
    ['he', 'ספרט', 3],
    ['he', 'וגרבים', 3],
    ['ar', 'احذية', 4],
    ['ar', 'رياضة', 4],
    ['zh-TW', '運動鞵', 5],
    ['zh-CN', '云动鞋', 6],
  ])('forgives an error in %s: %s', (_language, typed, index) => {
    expect(finds(typed, texts[index]!)).toBe(true);
    expect(texts.filter((text) => finds(typed, text)).length).toBeLessThanOrEqual(2);
  });

  it('forgives an error in an unfinished last word', () => {
    expect(finds('worn sneek', texts[0]!)).toBe(true);
  });

  it('requires short words exactly, and forgives no third error', () => {
    expect(mistypedWords(searchWordsOf('adn'), vocabulary)).toBeNull();
    expect(finds('snxxkxrs', texts[0]!)).toBe(false);
    expect(finds('knxxwear', texts[0]!)).toBe(true);
    expect(finds('knxtxwaer', texts[0]!)).toBe(false);
  });

  it('returns null if no word could mean another', () => {
    expect(mistypedWords(searchWordsOf('zzzzzzzz'), vocabulary)).toBeNull();
  });
});
