import { describe, expect, it } from 'vitest';
import { identityChecks, type IdentityCheck } from '../verification/checks.ts';
import { caseKinds, caseRules, decisions, needsReason, reasonsOf } from './cases.ts';
import { decidingProblem, holdingProblem, verdictProblem, type CaseAtHand } from './holding.ts';
import { mayModerate } from './staff.ts';
import { statusAfter } from './subject-status.ts';

const aCase = (traits: Partial<CaseAtHand> = {}): CaseAtHand => ({
  kind: 'media_review',
  state: 'open',
  assigneeId: null,
  memberId: 'owner',
  reporterId: null,
  ...traits,
});

it.each([
  [null, false],
  ['support', false],
  ['moderator', true],
  ['administrator', true],
] as const)('the role %s: moderates %s', (role, moderates) => {
  expect(mayModerate(role)).toBe(moderates);
});

describe('the table of kinds', () => {
  it('gives every kind a way to agree and a way to act', () => {
    for (const kind of caseKinds) {
      expect(caseRules[kind].decisions.filter(needsReason)).toHaveLength(1);
      expect(caseRules[kind].decisions).toHaveLength(2);
    }
  });

  it('looks first at what is due first', () => {
    const urgent = caseKinds.map((kind) => caseRules[kind]).toSorted((a, b) => b.priority - a.priority);
    expect(urgent.map(({ dueAfterMs }) => dueAfterMs)).toEqual(urgent.map(({ dueAfterMs }) => dueAfterMs).toSorted((a, b) => a - b));
  });

  it('numbers no more reasons than there are digits', () => {
    for (const kind of caseKinds) expect(reasonsOf(kind).length).toBeLessThanOrEqual(10);
  });
});

describe('a case', () => {
  it.each([
    ['that nobody has can be taken', aCase(), null],
    ['of one’s own can be taken again', aCase({ assigneeId: 'sable' }), null],
    ['of a colleague cannot be taken', aCase({ assigneeId: 'linden' }), 'moderation.taken'],
    ['that is decided cannot be taken', aCase({ state: 'decided', assigneeId: 'sable' }), 'moderation.decided'],
    ['about oneself is not there', aCase({ memberId: 'sable', assigneeId: 'linden' }), 'page.missing'],
    ['that one complained in is not there', aCase({ reporterId: 'sable', state: 'decided' }), 'page.missing'],
    ['whose owner is gone can be taken', aCase({ memberId: null }), null],
  ])('%s', (_, found, problem) => {
    expect(holdingProblem(found, 'sable')).toBe(problem);
  });

  it('is decided only by who has taken it', () => {
    expect(decidingProblem(aCase({ assigneeId: 'sable' }), 'sable')).toBeNull();
    expect(decidingProblem(aCase(), 'sable')).toBe('moderation.taken');
    expect(decidingProblem(aCase({ assigneeId: 'linden' }), 'sable')).toBe('moderation.taken');
  });
});

describe('a decision', () => {
  it('is one of those that the kind allows', () => {
    for (const kind of caseKinds) {
      const reason = reasonsOf(kind)[0] ?? null;
      const possible = decisions.filter((decision) => verdictProblem(kind, { decision, reason, checks: identityChecks.social }) === null);
      expect(possible.toSorted()).toEqual(caseRules[kind].decisions.toSorted());
    }
  });

  it('against somebody’s thing says why', () => {
    expect(verdictProblem('media_review', { decision: 'reject', reason: null })).toEqual({ field: 'reason', code: 'field.required' });
    expect(verdictProblem('media_match', { decision: 'remove', reason: null })).toEqual({ field: 'reason', code: 'field.required' });
    expect(verdictProblem('media_review', { decision: 'approve', reason: null })).toBeNull();
    expect(verdictProblem('profile_text', { decision: 'dismiss', reason: null })).toBeNull();
  });
});

describe('a decision about an identity', () => {
  const agree = (checks: readonly IdentityCheck[]) => verdictProblem('identity', { decision: 'approve', reason: null, checks });

  it('confirms nobody before everything of a method was looked at', () => {
    expect(agree([])).toEqual({ field: 'checks', code: 'field.required' });
    expect(agree(identityChecks.document.slice(1))).toEqual({ field: 'checks', code: 'field.required' });
    expect(agree(['number_shown', 'document_readable'])).toEqual({ field: 'checks', code: 'field.required' });
    expect(agree(identityChecks.document)).toBeNull();
    expect(agree(identityChecks.social.toReversed())).toBeNull();
  });

  it('goes against somebody for a reason of its own kind', () => {
    expect(verdictProblem('identity', { decision: 'reject', reason: 'not_alone' })).toBeNull();
    expect(verdictProblem('identity', { decision: 'reject', reason: 'quality' })).toEqual({ field: 'reason', code: 'field.notAChoice' });
    expect(verdictProblem('media_review', { decision: 'reject', reason: 'not_alone' })).toEqual({
      field: 'reason',
      code: 'field.notAChoice',
    });
  });
});

describe('the status of a thing', () => {
  const fresh = { before: 'under_review', otherCaseOpen: false } as const;

  it.each([
    ['approve', 'approved'],
    ['dismiss', 'approved'],
    ['reject', 'rejected'],
    ['remove', 'removed'],
  ] as const)('after %s is %s', (decision, status) => {
    expect(statusAfter(decision, fresh)).toBe(status);
  });

  it('stays under review while another case is open, unless the decision goes against it', () => {
    expect(statusAfter('dismiss', { ...fresh, otherCaseOpen: true })).toBe('under_review');
    expect(statusAfter('reject', { ...fresh, otherCaseOpen: true })).toBe('rejected');
  });

  it('stays removed, whatever a later case says', () => {
    for (const decision of decisions) expect(statusAfter(decision, { before: 'removed', otherCaseOpen: false })).toBe('removed');
  });
});
