import { identityChecks } from '@subrosa/rules/verification/checks';
import { describe, expect, it } from 'vitest';
import { draftErrorOf, emptyDraft, withCheck, withDecision, withReason } from '../decision/draft.ts';
import { checksOf } from './checks-of.ts';
import { findingsOf } from './findings.ts';
import { initialTransform, farther, panned, nearer, transformOf, turned } from './viewing.ts';

describe('looking at a picture', () => {
  it('comes nearer, and never too near', () => {
    let viewing = initialTransform;
    for (let press = 0; press < 20; press += 1) viewing = nearer(viewing);
    expect(viewing.zoom).toBe(6);
  });

  it('goes back to the whole, in the middle', () => {
    const near = panned(nearer(nearer(initialTransform)), { x: 1, y: -1 });
    expect(near).toMatchObject({ x: 15, y: -15 });
    expect(farther(farther(near))).toEqual(initialTransform);
  });

  it('moves only as far as there is picture', () => {
    expect(panned(initialTransform, { x: 1, y: 0 })).toEqual(initialTransform);
    const edge = Array.from({ length: 9 }).reduce<typeof initialTransform>(
      (viewing) => panned(viewing, { x: -1, y: 0 }),
      nearer(initialTransform),
    );
    expect(edge.x).toBe(-25);
  });

  it('turns round in four steps', () => {
    expect(turned(turned(turned(turned(initialTransform))))).toEqual(initialTransform);
    expect(transformOf(turned(initialTransform))).toBe('translate(0%, 0%) scale(1) rotate(90deg)');
  });
});

describe('what a machine compares', () => {
  const details = {
    fullName: 'Sample Person',
    documentNumber: 'X1',
    dateOfBirth: '1990-01-02',
    country: 'PT',
    expiresOn: '2026-11-16',
  };
  const now = new Date('2026-11-16T12:00:00Z');

  it('is unknown until the particulars are opened', () => {
    expect(findingsOf({ details: null, birthDate: '1990-01-02', now })).toEqual({
      birth: 'unknown',
      age: { years: null, finding: 'unknown' },
      valid: 'unknown',
    });
  });

  it('is fine on the last day, and with a document that never ends', () => {
    expect(findingsOf({ details, birthDate: '1990-01-02', now })).toMatchObject({ birth: 'fine', age: { years: 36 }, valid: 'fine' });
    expect(findingsOf({ details: { ...details, expiresOn: null }, birthDate: null, now })).toMatchObject({
      birth: 'doubt',
      valid: 'fine',
    });
  });

  it('is in doubt where it differs', () => {
    const young = { ...details, dateOfBirth: '2008-01-01', expiresOn: '2026-11-15' };
    expect(findingsOf({ details: young, birthDate: '1990-01-02', now })).toEqual({
      birth: 'doubt',
      age: { years: 18, finding: 'doubt' },
      valid: 'doubt',
    });
  });
});

describe('a decision about an identity', () => {
  const wanted = checksOf({ kind: 'identity' }, 'document');

  it('is in favour only when everything is in order', () => {
    const four = identityChecks.document.slice(1).reduce(withCheck, withDecision(emptyDraft, 'approve'));
    expect(draftErrorOf(four, wanted)).toBe('checks');
    expect(draftErrorOf(withCheck(four, 'document_readable'), wanted)).toBeNull();
  });

  it('takes a check back when it is ticked twice', () => {
    expect(withCheck(withCheck(emptyDraft, 'adult'), 'adult').checks).toEqual([]);
  });

  it('goes against somebody for a reason, whatever was ticked', () => {
    expect(draftErrorOf(withDecision(emptyDraft, 'reject'), wanted)).toBe('reason');
    expect(draftErrorOf(withReason(emptyDraft, 'identity', 'not_alone'), wanted)).toBeNull();
  });

  it('of an application needs no checks', () => {
    expect(checksOf({ kind: 'lifetime' }, 'document')).toEqual([]);
    expect(checksOf({ kind: 'identity' }, undefined)).toBeNull();
    expect(draftErrorOf(withDecision(emptyDraft, 'approve'), null)).toBe('checks');
  });
});
