import { expect, it } from 'vitest';
import { languages } from './languages.ts';

it('lists 45 languages, each once', () => {
  expect(languages).toHaveLength(45);
  expect(new Set(languages).size).toBe(45);
});

it('runs from English to Vietnamese by English name', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const [first, ...rest] = languages.map((code) => names.of(code));
  expect(first).toBe('English');
  expect(rest).toEqual(rest.toSorted());
  expect(rest.at(-1)).toBe('Vietnamese');
});

it('writes every code in its canonical form', () => {
  expect(Intl.getCanonicalLocales([...languages])).toEqual(languages);
});
