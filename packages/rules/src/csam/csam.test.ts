import { describe, expect, it } from 'vitest';
import { confirmingProblem, mayConfirmReviewer, preparingProblem, preservedUntil, reportDueAt } from './csam.ts';

const open = { state: 'open', memberId: 'member', reporterId: null, preparedBy: null, isPreserved: true } as const;

describe('confirmingProblem', () => {
  it.each([
    ['nothing is prepared', open, 'one', 'csam.notPrepared'],
    ['the same reviewer prepared it', { ...open, preparedBy: 'one' }, 'one', 'csam.sameReviewer'],
    ['its file is not preserved yet', { ...open, preparedBy: 'two', isPreserved: false }, 'one', 'csam.notPreserved'],
    ['another reviewer prepared it', { ...open, preparedBy: 'two' }, 'one', null],
    ['it is decided', { ...open, state: 'decided', preparedBy: 'two' } as const, 'one', 'moderation.alreadyDecided'],
    ['it is about the reviewer', { ...open, preparedBy: 'two' }, 'member', 'resource.notFound'],
    ['the reviewer reported it', { ...open, reporterId: 'one', preparedBy: 'two' }, 'one', 'resource.notFound'],
  ])('returns the matching problem when %s', (_when, found, staffId, problem) => {
    expect(confirmingProblem(found, staffId)).toBe(problem);
  });

  it('permits either reviewer to prepare a case again until it is decided', () => {
    expect(preparingProblem({ ...open, preparedBy: 'two' }, 'one')).toBeNull();
    expect(preparingProblem({ ...open, state: 'decided' }, 'one')).toBe('moderation.alreadyDecided');
  });
});

describe('mayConfirmReviewer', () => {
  it.each([
    ['a safety lead who is not involved', { id: 'lead', role: 'safety_lead', counts: true } as const, true],
    ['a safety lead whose role does not count yet', { id: 'lead', role: 'safety_lead', counts: false } as const, false],
    ['the proposed reviewer', { id: 'person', role: 'safety_lead', counts: true } as const, false],
    ['the proposer', { id: 'admin', role: 'safety_lead', counts: true } as const, false],
    ['a moderator', { id: 'other', role: 'moderator', counts: true } as const, false],
    ['another administrator', { id: 'other', role: 'administrator', counts: true } as const, false],
  ])('returns for %s: %o', (_who, staff, confirms) => {
    expect(mayConfirmReviewer(staff, { reviewerId: 'person', proposedBy: 'admin' })).toBe(confirms);
  });
});

describe('deadlines of CSAM cases', () => {
  it('gives a report an hour, and a preserved file a year', () => {
    expect(reportDueAt(new Date('2026-11-16T12:00:00Z')).toISOString()).toBe('2026-11-16T13:00:00.000Z');
    expect(preservedUntil(new Date('2026-11-16T12:00:00Z')).toISOString()).toBe('2027-11-16T12:00:00.000Z');
    expect(preservedUntil(new Date('2028-02-29T12:00:00Z')).toISOString()).toBe('2029-02-28T12:00:00.000Z');
  });
});
