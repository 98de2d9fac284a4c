import { describe, expect, it } from 'vitest';
import { stepOf } from './steps.ts';

const nobody = { missing: ['gender', 'city'], isPending: true, requested: undefined };

describe('the step of the welcome wizard', () => {
  it('is the first one that lacks something', () => {
    expect(stepOf(nobody)).toBe('personal');
    expect(stepOf({ ...nobody, missing: ['city'] })).toBe('location');
  });

  it('cannot be skipped by the address', () => expect(stepOf({ ...nobody, requested: 'location' })).toBe('personal'));

  it('may be gone back to', () => expect(stepOf({ missing: [], isPending: false, requested: 'personal' })).toBe('personal'));

  it('stays at the last form until somebody says that they are done', () => {
    expect(stepOf({ missing: [], isPending: true, requested: undefined })).toBe('location');
    expect(stepOf({ missing: [], isPending: false, requested: undefined })).toBe('checklist');
  });
});
