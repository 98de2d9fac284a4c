import { describe, expect, it } from 'vitest';
import { kindOfType, mediaLimits, partsOf } from './limits.ts';
import { needsVerifiedUploader, waitsFor } from './people.ts';
import { isReviewable, mayBeDeclared, peopleProblem } from './declaration.ts';
import { mayMove, mediaStates, statesBefore } from './states.ts';
import { uploadProblem } from './uploading.ts';
import { outcomeOf } from './verdict.ts';

describe('partsOf', () => {
  it.each([
    [1, [1]],
    [mediaLimits.partBytes, [mediaLimits.partBytes]],
    [mediaLimits.partBytes + 1, [mediaLimits.partBytes, 1]],
    [2 * mediaLimits.partBytes, [mediaLimits.partBytes, mediaLimits.partBytes]],
  ])('splits %i bytes into full parts and a last one', (bytes, sizes) => {
    expect(partsOf(bytes)).toEqual(sizes.map((size, index) => ({ number: index + 1, bytes: size })));
  });

  it('splits the largest file into few enough parts to sign in one request', () => {
    const parts = partsOf(mediaLimits.bytes);
    expect(parts.length).toBeLessThanOrEqual(100);
    expect(parts.reduce((sum, part) => sum + part.bytes, 0)).toBe(mediaLimits.bytes);
  });
});

it('kindOfType returns the kind of accepted types, and null for names of object properties', () => {
  expect(['image/heic', 'video/quicktime', 'image/svg+xml', 'constructor'].map(kindOfType)).toEqual(['image', 'video', null, null]);
});

describe('uploadProblem', () => {
  const wish = { purpose: 'gallery', kind: 'video', ofPurpose: 0, unfinished: 0, unchecked: 0 } as const;

  it('returns null below the limits', () => {
    expect(uploadProblem({ ...wish, ofPurpose: 99, unfinished: 5, unchecked: 4 })).toBeNull();
    expect(uploadProblem({ ...wish, kind: 'image', unchecked: 10 })).toBeNull();
  });

  it.each([
    ['media.kindNotAccepted', { purpose: 'profile_photo' as const }],
    ['media.limitReached', { ofPurpose: 100 }],
    ['media.tooMany', { unfinished: 10 }],
    ['media.tooMany', { unfinished: 4, unchecked: 6 }],
  ])('returns %s', (problem, change) => {
    expect(uploadProblem({ ...wish, ...change })).toBe(problem);
  });
});

describe('depiction declaration', () => {
  it('requires persons exactly if people are shown', () => {
    expect(peopleProblem('nobody', [])).toBeNull();
    expect(peopleProblem('nobody', [{ who: 'self' }])).toBe('field.invalid');
    expect(peopleProblem('people', [])).toBe('field.required');
    expect(peopleProblem('people', [{ who: 'self' }, { who: 'member', username: 'iris' }])).toBeNull();
  });

  it('rejects a person who is listed twice, in any case', () => {
    expect(peopleProblem('people', [{ who: 'self' }, { who: 'self' }])).toBe('field.invalid');
    const twice = [
      { who: 'member', username: 'iris' },
      { who: 'member', username: 'Iris' },
    ] as const;
    expect(peopleProblem('people', twice)).toBe('field.invalid');
  });

  it('applies to media that can still be published', () => {
    expect(mediaStates.filter((state) => !mayBeDeclared({ purpose: 'gallery', state }))).toEqual(['rejected', 'removed']);
    expect(mayBeDeclared({ purpose: 'release', state: 'scanned' })).toBe(false);
    expect(mediaStates.filter(isReviewable)).toEqual(['scanned', 'pending_review', 'published']);
  });
});

describe('waitsFor', () => {
  const item = { purpose: 'gallery', depicts: 'people', consents: ['given', 'confirmed'], uploaderVerified: true } as const;

  it.each([
    [null, {}],
    ['declaration', { depicts: null }],
    ['verification', { uploaderVerified: false }],
    [null, { uploaderVerified: false, depicts: 'nobody' as const }],
    [null, { uploaderVerified: false, purpose: 'profile_photo' as const }],
    ['people', { consents: ['given', 'pending'] as const }],
    ['people', { consents: ['objected'] as const }],
    [null, { purpose: 'release' as const, depicts: null }],
  ])('returns %s with %o', (expected, change) => {
    expect(waitsFor({ ...item, ...change })).toBe(expected);
  });

  it('requires a verified uploader in the gallery and in posts that show people', () => {
    const needing = (['profile_photo', 'cover', 'gallery', 'post', 'release'] as const).filter((one) =>
      needsVerifiedUploader(one, 'people'),
    );
    expect(needing).toEqual(['gallery', 'post']);
    expect(needsVerifiedUploader('gallery', 'nobody')).toBe(false);
  });
});

describe('mayMove', () => {
  it('permits publication only after scan or review, and no move from removed', () => {
    expect(statesBefore('published')).toEqual(['scanned', 'pending_review']);
    expect(mediaStates.filter((to) => mayMove('removed', to))).toEqual([]);
    expect(statesBefore('removed')).toEqual(mediaStates.filter((state) => state !== 'removed'));
  });
});

describe('outcomeOf', () => {
  const review = { kind: 'media_review', decision: 'approve', state: 'pending_review', waitsForAnother: false } as const;
  const objection = { ...review, kind: 'media_objection', decision: 'dismiss' } as const;
  const match = { ...review, kind: 'media_match', decision: 'dismiss', state: 'rejected' } as const;

  it.each([
    ['publish', review],
    [null, { ...review, waitsForAnother: true }],
    [null, { ...review, state: 'scanned' as const }],
    [null, { ...review, state: 'published' as const }],
    ['reject', { ...review, decision: 'reject' as const }],
    ['publish', objection],
    [null, { ...objection, waitsForAnother: true }],
    ['submit', { ...objection, state: 'scanned' as const }],
    ['remove', { ...objection, decision: 'remove' as const }],
    ['check', match],
    [null, { ...match, state: 'quarantined' as const }],
    ['remove', { ...match, decision: 'remove' as const }],
    [null, { ...review, kind: 'profile_text' as const, decision: 'dismiss' as const }],
  ])('returns %s for %o', (outcome, decided) => {
    expect(outcomeOf(decided)).toBe(outcome);
  });
});
