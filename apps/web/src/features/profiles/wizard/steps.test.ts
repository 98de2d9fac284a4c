import { describe, expect, it } from 'vitest';
import { partWith, stepOf } from './steps.ts';

const nobody = { missing: ['gender', 'city'], isPending: true, requested: undefined };

describe('stepOf', () => {
  it('returns the first incomplete step', () => {
    expect(stepOf(nobody)).toBe('personal');
    expect(stepOf({ ...nobody, missing: ['city'] })).toBe('location');
  });

  it('ignores a later step in the URL', () => expect(stepOf({ ...nobody, requested: 'location' })).toBe('personal'));

  it('returns an earlier step of the URL', () => expect(stepOf({ missing: [], isPending: false, requested: 'personal' })).toBe('personal'));

  it('stays at the last form until the member finishes the wizard', () => {
    expect(stepOf({ missing: [], isPending: true, requested: undefined })).toBe('location');
    expect(stepOf({ missing: [], isPending: false, requested: undefined })).toBe('checklist');
  });
});

describe('partWith', () => {
  it('returns the first group with a missing field', () => {
    expect(partWith(['interests', 'ethnicity', 'city'])).toBe('appearance');
    expect(partWith(['interests'])).toBe('tastes');
  });

  it('returns the first group when nothing is missing in any', () => expect(partWith(['city'])).toBe('you'));
});
