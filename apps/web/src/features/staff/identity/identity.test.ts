import { identityChecks } from '@subrosa/rules/verification/checks';
import { describe, expect, it } from 'vitest';
import { draftErrorOf, emptyDraft, withCheck, withDecision, withReason } from '../decision/draft.ts';
import { checksOf } from './checks-of.ts';
import { findingsOf } from './findings.ts';
import { initialTransform, farther, panned, nearer, transformOf, turned } from './viewing.ts';

describe('the image transform', () => {
  it('zooms in up to a maximum', () => {
    let viewing = initialTransform;
    for (let press = 0; press < 20; press += 1) viewing = nearer(viewing);
    expect(viewing.zoom).toBe(6);
  });

  it('zooms out to the whole picture, centred', () => {
    const near = panned(nearer(nearer(initialTransform)), { x: 1, y: -1 });
    expect(near).toMatchObject({ x: 15, y: -15 });
    expect(farther(farther(near))).toEqual(initialTransform);
  });

  it('pans only within the picture', () => {
    expect(panned(initialTransform, { x: 1, y: 0 })).toEqual(initialTransform);
    const edge = Array.from({ length: 9 }).reduce<typeof initialTransform>(
      (viewing) => panned(viewing, { x: -1, y: 0 }),
      nearer(initialTransform),
    );
    expect(edge.x).toBe(-25);
  });

  it('rotates in four steps', () => {
    expect(turned(turned(turned(turned(initialTransform))))).toEqual(initialTransform);
    expect(transformOf(turned(initialTransform))).toBe('translate(0%, 0%) scale(1) rotate(90deg)');
  });
});

describe('findingsOf', () => {
  const details = {
    fullName: 'Sample Person',
    documentNumber: 'X1',
    dateOfBirth: '1990-01-02',
    country: 'PT',
    expiresOn: '2026-11-16',
  };
  const now = new Date('2026-11-16T12:00:00Z');

  it('returns unknown until the details are decrypted', () => {
    expect(findingsOf({ details: null, birthDate: '1990-01-02', now })).toEqual({
      birth: 'unknown',
      age: { years: null, finding: 'unknown' },
      valid: 'unknown',
    });
  });

  it('returns fine on the day of expiry, and for a document without one', () => {
    expect(findingsOf({ details, birthDate: '1990-01-02', now })).toMatchObject({ birth: 'fine', age: { years: 36 }, valid: 'fine' });
    expect(findingsOf({ details: { ...details, expiresOn: null }, birthDate: null, now })).toMatchObject({
      birth: 'doubt',
      valid: 'fine',
    });
  });

  it('returns doubt for differences, a young age and an expired document', () => {
    const young = { ...details, dateOfBirth: '2008-01-01', expiresOn: '2026-11-15' };
    expect(findingsOf({ details: young, birthDate: '1990-01-02', now })).toEqual({
      birth: 'doubt',
      age: { years: 18, finding: 'doubt' },
      valid: 'doubt',
    });
  });
});

describe('a decision on an identity', () => {
  const wanted = checksOf({ kind: 'identity' }, 'document');

  it('requires all checks for an approval', () => {
    const four = identityChecks.document.slice(1).reduce(withCheck, withDecision(emptyDraft, 'approve'));
    expect(draftErrorOf(four, wanted)).toBe('checks');
    expect(draftErrorOf(withCheck(four, 'document_readable'), wanted)).toBeNull();
  });

  it('toggles a check', () => {
    expect(withCheck(withCheck(emptyDraft, 'adult'), 'adult').checks).toEqual([]);
  });

  it('requires a reason and no checks for a rejection', () => {
    expect(draftErrorOf(withDecision(emptyDraft, 'reject'), wanted)).toBe('reason');
    expect(draftErrorOf(withReason(emptyDraft, 'identity', 'not_alone'), wanted)).toBeNull();
  });

  it('requires no checks for an application, and all while the method is unknown', () => {
    expect(checksOf({ kind: 'lifetime' }, 'document')).toEqual([]);
    expect(checksOf({ kind: 'identity' }, undefined)).toBeNull();
    expect(draftErrorOf(withDecision(emptyDraft, 'approve'), null)).toBe('checks');
  });
});
