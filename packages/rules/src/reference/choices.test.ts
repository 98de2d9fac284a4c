import { describe, expect, it } from 'vitest';
import { bodyTypes, desiredGenders, ethnicities, expandDesiredGender, genderAliases, genders, jobExperiences } from './choices.ts';

describe.each([
  ['genders', genders, 6],
  ['desired genders', desiredGenders, 4],
  ['body types', bodyTypes, 9],
  ['ethnicities', ethnicities, 10],
  ['job experiences', jobExperiences, 6],
])('%s', (_, slugs: readonly string[], count) => {
  it(`lists ${count} unique slugs in snake_case`, () => {
    expect(slugs).toHaveLength(count);
    expect(new Set(slugs).size).toBe(count);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });
});

it('genderAliases list the alternative names of genders', () => {
  expect(genderAliases).toEqual({ male: 'man', female: 'woman', non_binary: 'x_gender', gender_queer: 'x_gender' });
});

it('genderAliases contain no gender', () => {
  expect(genders.filter((gender) => gender in genderAliases)).toEqual([]);
});

it('expandDesiredGender maps both to men and women, and all others to themselves', () => {
  expect(expandDesiredGender('both')).toEqual(['man', 'woman']);
  expect(expandDesiredGender('man')).toEqual(['man']);
  expect(expandDesiredGender('woman')).toEqual(['woman']);
  expect(expandDesiredGender('other')).toEqual(['other']);
});
