import { describe, expect, it } from 'vitest';
import { plainDocumentNumber } from './document-number.ts';
import { isRenewalDue, renewalOf } from './renewal.ts';
import { profileAddress } from './social.ts';
import { applicationDoor, applyProblem, openMethods, submitProblem, type Standing } from './submitting.ts';

const now = new Date('2026-11-16T10:00:00Z');

const standing = (traits: Partial<Standing> = {}): Standing => ({
  accountType: 'fetishist',
  holdsLifetime: false,
  isWaiting: false,
  records: [],
  application: null,
  ...traits,
});

describe('a verification', () => {
  it.each([
    ['by a document that outlives it lasts three years', '2031-01-01', '2029-11-16'],
    ['ends with its document', '2027-05-01', '2027-05-01'],
    ['by a document without an end lasts three years', null, '2029-11-16'],
  ])('%s', (_, expiresOn, renewBy) => {
    expect(renewalOf({ verifiedAt: now, expiresOn, years: 3 })).toBe(renewBy);
  });

  it('is due to be renewed in its last 30 days', () => {
    expect(isRenewalDue('2026-12-16', now)).toBe(true);
    expect(isRenewalDue('2026-12-17', now)).toBe(false);
    expect(isRenewalDue(null, now)).toBe(false);
  });

  it('is one at a time, and not again while it stands', () => {
    expect(openMethods(standing(), now)).toEqual(['document', 'social']);
    expect(submitProblem('social', standing({ isWaiting: true }), now)).toBe('verification.waiting');
    const verified = standing({ records: [{ method: 'document', renewBy: '2028-01-01' }] });
    expect(submitProblem('document', verified, now)).toBe('verification.standing');
    expect(openMethods(verified, now)).toEqual(['social']);
    expect(submitProblem('document', standing({ records: [{ method: 'document', renewBy: '2026-12-01' }] }), now)).toBeNull();
  });
});

describe('lifetime premium', () => {
  const documented = { records: [{ method: 'document', renewBy: '2028-01-01' }] } as const;

  it.each([
    ['with a confirmed document', standing(documented), null, 'now'],
    ['again after it was declined', standing({ ...documented, application: 'declined' }), null, 'now'],
    ['without a document', standing(), 'verification.documentNeeded', 'with_document'],
    [
      'with an account elsewhere alone',
      standing({ records: [{ method: 'social', renewBy: null }] }),
      'verification.documentNeeded',
      'with_document',
    ],
    ['twice', standing({ ...documented, application: 'waiting' }), 'verification.applied', null],
    ['by who holds it', standing({ ...documented, holdsLifetime: true }), 'subscriptions.lifetime', null],
    ['by a confidant', standing({ ...documented, accountType: 'confidant' }), 'subscriptions.sellersPayNothing', null],
  ] as const)('asked for %s', (_, who, problem, door) => {
    expect(applyProblem(who)).toBe(problem);
    expect(applicationDoor(who)).toBe(door);
  });
});

it('the same number of a document is the same however it is typed', () => {
  for (const typed of ['x12 34-567', 'X1234567', ' ｘ１２３４５６７']) expect(plainDocumentNumber(typed)).toBe('X1234567');
});

it('an account elsewhere has an address', () => {
  expect(profileAddress('twitter', '@moth')).toBe('https://x.com/moth');
  expect(profileAddress('linkedin', 'moth-o')).toBe('https://www.linkedin.com/in/moth-o');
});
