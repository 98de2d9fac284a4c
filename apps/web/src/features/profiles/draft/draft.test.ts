import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import { fieldAudiences } from '@subrosa/rules/profiles/fields';
import { describe, expect, it } from 'vitest';
import { withSlashes } from '../../../shared/format/typed-date.ts';
import { birthDateError } from '../../../shared/format/birth-date.ts';
import { changeOf } from './change.ts';
import { changedFields, draftOf, rebase } from './draft.ts';
import { validateDraft } from './problems.ts';

const empty: OwnProfile = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  username: 'violet',
  gender: null,
  desiredGenders: [],
  birthDate: null,
  weightGrams: null,
  heightMillimetres: null,
  shoeSizeTenths: null,
  bodyType: null,
  ethnicity: null,
  experience: null,
  about: '',
  welcomes: [],
  declines: [],
  digitalOnly: false,
  medical: null,
  medicalAudience: 'you',
  languages: [],
  supportedLanguage: null,
  expertise: [],
  interests: [],
  city: null,
  locationStatus: 'home',
  wishlistUrl: null,
  storeNumber: null,
  audiences: { ...fieldAudiences },
  links: [],
  payment: [],
  paymentViewers: [],
  photo: null,
  cover: null,
  missing: [],
  removed: [],
};
const now = new Date('2026-11-15T12:00:00Z');
const zone = { timeZone: 'America/Vancouver', now };
const blank = draftOf(empty);

describe('the date of birth', () => {
  it.each([
    ['1', '1'],
    ['12', '12/'],
    ['12/0', '12/0'],
    ['12/05', '12/05/'],
    ['12051995', '12/05/1995'],
    ['12.05.1995', '12/05/1995'],
    ['12/05/19951', '12/05/1995'],
  ])('withSlashes adds slashes while the member types: %s', (typed, shown) => expect(withSlashes(typed, '')).toBe(shown));

  it('withSlashes allows deleting a slash', () => expect(withSlashes('12/05', '12/05/')).toBe('12/05'));

  it.each([
    ['', 'birthDate.required'],
    ['31/02/1990', 'birthDate.invalid'],
    ['12/05', 'birthDate.invalid'],
    ['12/05/2030', 'birthDate.invalid'],
    ['12/05/1850', 'birthDate.invalid'],
    ['16/11/2007', 'birthDate.tooYoung'],
    ['15/11/2007', null],
    ['5/1/1990', null],
  ])('birthDateError validates: %s', (typed, problem) => expect(birthDateError(typed, 'Europe/Kyiv', now)).toBe(problem));
});

describe('validateDraft', () => {
  it('returns an error for every required field of an empty draft', () => {
    expect(Object.values(validateDraft(blank, zone))).toEqual(
      expect.arrayContaining(['gender.required', 'birthDate.required', 'interests.required', 'city.required']),
    );
    expect(Object.keys(validateDraft(blank, zone))).toHaveLength(10);
  });

  it('returns the errors of the given fields only', () =>
    expect(validateDraft(blank, zone, ['gender', 'about'])).toEqual({ gender: 'gender.required' }));

  it.each([0, Number.NaN])('rejects a weight and a height of %s', (amount) => {
    const problems = validateDraft({ ...blank, weightGrams: amount, heightMillimetres: amount }, zone);
    expect(problems).toMatchObject({ weightGrams: 'weight.invalid', heightMillimetres: 'height.invalid' });
  });

  it('rejects links without https and non-numeric store numbers', () => {
    const problems = validateDraft({ ...blank, wishlistUrl: 'http://example.org', storeNumber: '12a' }, zone);
    expect(problems).toMatchObject({ wishlistUrl: 'url.invalid', storeNumber: 'storeNumber.invalid' });
  });
});

describe('a change of a draft', () => {
  it('contains only the changed fields', () => {
    const draft = { ...blank, about: 'Quiet evenings.', birthDate: '12/05/1995', medical: ' ' };
    expect(changedFields(blank, blank)).toEqual([]);
    expect(changeOf(draft, changedFields(draft, blank))).toEqual({ about: 'Quiet evenings.', birthDate: '12051995', medical: null });
  });

  it('omits empty lines and options that were not chosen', () => {
    const draft = { ...blank, welcomes: ['Letters', ' '] };
    expect(changeOf(draft, ['welcomes', 'gender', 'city'])).toEqual({ welcomes: ['Letters'], cityId: null });
  });

  it('keeps the changes on top of the latest version', () => {
    const draft = { ...blank, about: 'Mine' };
    const latest = { ...blank, about: 'Theirs', bodyType: 'fit' as const };
    expect(rebase(draft, blank, latest)).toMatchObject({ about: 'Mine', bodyType: 'fit' });
  });
});
