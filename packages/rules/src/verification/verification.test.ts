import { describe, expect, it } from 'vitest';
import { plainDocumentNumber } from './document-number.ts';
import { isRenewalDue, renewalOf } from './renewal.ts';
import { profileUrl } from './social.ts';
import { whenMayApply, applyProblem, openMethods, submitProblem, type VerificationFacts } from './submitting.ts';

const now = new Date('2026-11-16T10:00:00Z');

const factsWith = (traits: Partial<VerificationFacts> = {}): VerificationFacts => ({
  accountType: 'fetishist',
  holdsLifetime: false,
  isWaiting: false,
  records: [],
  application: null,
  ...traits,
});

describe('verification periods', () => {
  it.each([
    ['lasts three years if the document is valid for longer', '2031-01-01', '2029-11-16'],
    ['ends with its document', '2027-05-01', '2027-05-01'],
    ['lasts three years if the document has no expiry', null, '2029-11-16'],
  ])('%s', (_, expiresOn, renewBy) => {
    expect(renewalOf({ verifiedAt: now, expiresOn, years: 3 })).toBe(renewBy);
  });

  it('allows a renewal in the last 30 days', () => {
    expect(isRenewalDue('2026-12-16', now)).toBe(true);
    expect(isRenewalDue('2026-12-17', now)).toBe(false);
    expect(isRenewalDue(null, now)).toBe(false);
  });

  it('allows one submission at a time, and none while the method is verified', () => {
    expect(openMethods(factsWith(), now)).toEqual(['document', 'social']);
    expect(submitProblem('social', factsWith({ isWaiting: true }), now)).toBe('verification.alreadyPending');
    const verified = factsWith({ records: [{ method: 'document', renewBy: '2028-01-01' }] });
    expect(submitProblem('document', verified, now)).toBe('verification.alreadyVerified');
    expect(openMethods(verified, now)).toEqual(['social']);
    expect(submitProblem('document', factsWith({ records: [{ method: 'document', renewBy: '2026-12-01' }] }), now)).toBeNull();
  });
});

describe('applyProblem', () => {
  const documented = { records: [{ method: 'document', renewBy: '2028-01-01' }] } as const;

  it.each([
    ['with a confirmed document', factsWith(documented), null, 'now'],
    ['again after a declined one', factsWith({ ...documented, application: 'declined' }), null, 'now'],
    ['without a document', factsWith(), 'verification.documentRequired', 'with_document'],
    [
      'with a social account only',
      factsWith({ records: [{ method: 'social', renewBy: null }] }),
      'verification.documentRequired',
      'with_document',
    ],
    ['twice', factsWith({ ...documented, application: 'waiting' }), 'verification.alreadyApplied', null],
    ['by a holder of lifetime premium', factsWith({ ...documented, holdsLifetime: true }), 'subscriptions.alreadyLifetime', null],
    ['by a confidant', factsWith({ ...documented, accountType: 'confidant' }), 'subscriptions.sellersPayNothing', null],
  ] as const)('returns the matching problem for an application %s', (_, who, problem, when) => {
    expect(applyProblem(who)).toBe(problem);
    expect(whenMayApply(who)).toBe(when);
  });
});

it('plainDocumentNumber normalises spaces, punctuation, case and width', () => {
  for (const typed of ['x12 34-567', 'X1234567', ' ｘ１２３４５６７']) expect(plainDocumentNumber(typed)).toBe('X1234567');
});

it('profileUrl returns the URL of the account', () => {
  expect(profileUrl('twitter', '@moth')).toBe('https://x.com/moth');
  expect(profileUrl('linkedin', 'moth-o')).toBe('https://www.linkedin.com/in/moth-o');
});
