import { expect, it } from 'vitest';
import { languages } from './languages.ts';

it('lists 45 unique languages', () => {
  expect(languages).toHaveLength(45);
  expect(new Set(languages).size).toBe(45);
});

it('sorts languages by English name, English first', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const [first, ...rest] = languages.map((code) => names.of(code));
  expect(first).toBe('English');
  expect(rest).toEqual(rest.toSorted());
  expect(rest.at(-1)).toBe('Vietnamese');
});

it('writes every code in its canonical form', () => {
  expect(Intl.getCanonicalLocales([...languages])).toEqual(languages);
});
