import { describe, expect, it } from 'vitest';
import { nameParts } from './name-parts.ts';

const textOf = (names: string[], more: number, locale: string, othersOf = (count: number) => `+${count}`) =>
  nameParts(
    names.map((username) => ({ username })),
    more,
    { locale, othersOf },
  )
    .map((part) => ('actor' in part ? part.actor.username : 'others' in part ? part.others : part.between))
    .join('');

describe('nameParts', () => {
  it.each([
    [['Lin'], 0, 'Lin'],
    [['Lin', 'Noa'], 0, 'Lin and Noa'],
    [['Lin', 'Noa', 'Mara'], 0, 'Lin, Noa and Mara'],
    [['Lin', 'Noa', 'Mara'], 2, 'Lin, Noa and +3'],
    [['Lin'], 1, 'Lin and +1'],
  ])('formats %j and %i more as %s', (names, more, text) => {
    expect(textOf(names, more, 'en')).toBe(text);
  });

  it.each([
    ['uk', 'ще 3 особи', 'Lin, Noa і ще 3 особи'],
    ['he', 'עוד 3', 'Lin, Noa ועוד 3'],
    ['zh-TW', '另外 3 人', 'Lin、Noa和另外 3 人'],
  ])('formats a list in the locale %s', (locale, others, text) => {
    expect(textOf(['Lin', 'Noa', 'Mara'], 2, locale, () => others)).toBe(text);
  });

  it('returns no parts without actors', () => expect(textOf([], 0, 'en')).toBe(''));
});
