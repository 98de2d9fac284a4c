import { describe, expect, it } from 'vitest';
import { bodyTypes, desiredGenders, ethnicities, expandDesiredGender, genderAliases, genders, jobExperiences } from './choices.ts';

describe.each([
  ['genders', genders, 6],
  ['desired genders', desiredGenders, 4],
  ['body types', bodyTypes, 8],
  ['ethnicities', ethnicities, 9],
  ['job experiences', jobExperiences, 6],
])('%s', (_, slugs: readonly string[], count) => {
  it(`are ${count}, each once, in snake_case`, () => {
    expect(slugs).toHaveLength(count);
    expect(new Set(slugs).size).toBe(count);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });
});

it('reads the other spellings of a gender', () => {
  expect(genderAliases).toEqual({ male: 'man', female: 'woman', non_binary: 'x_gender', gender_queer: 'x_gender' });
});

it('never gives a gender and an alias the same spelling', () => {
  expect(genders.filter((gender) => gender in genderAliases)).toEqual([]);
});

it('takes both for men and women, and the rest for itself', () => {
  expect(expandDesiredGender('both')).toEqual(['man', 'woman']);
  expect(expandDesiredGender('man')).toEqual(['man']);
  expect(expandDesiredGender('woman')).toEqual(['woman']);
  expect(expandDesiredGender('other')).toEqual(['other']);
});
