import { describe, expect, it } from 'vitest';
import { confirmingProblem, mayConfirmReviewer, preparingProblem, preservedUntil, reportDueAt } from './csam.ts';

const open = { state: 'open', memberId: 'member', reporterId: null, preparedBy: null, isPreserved: true } as const;

describe('a sealed case', () => {
  it.each([
    ['nothing is prepared', open, 'one', 'csam.notPrepared'],
    ['one prepared it oneself', { ...open, preparedBy: 'one' }, 'one', 'csam.sameReviewer'],
    ['its file is not sealed away yet', { ...open, preparedBy: 'two', isPreserved: false }, 'one', 'csam.notPreserved'],
    ['another prepared it', { ...open, preparedBy: 'two' }, 'one', null],
    ['it is decided', { ...open, state: 'decided', preparedBy: 'two' } as const, 'one', 'moderation.alreadyDecided'],
    ['it is about oneself', { ...open, preparedBy: 'two' }, 'member', 'resource.notFound'],
    ['one complained in it', { ...open, reporterId: 'one', preparedBy: 'two' }, 'one', 'resource.notFound'],
  ])('when %s', (_when, found, staffId, problem) => {
    expect(confirmingProblem(found, staffId)).toBe(problem);
  });

  it('is prepared again by anybody of the pair until it is decided', () => {
    expect(preparingProblem({ ...open, preparedBy: 'two' }, 'one')).toBeNull();
    expect(preparingProblem({ ...open, state: 'decided' }, 'one')).toBe('moderation.alreadyDecided');
  });
});

describe('naming', () => {
  it.each([
    ['a safety lead who has no part in it', { id: 'lead', role: 'safety_lead', counts: true } as const, true],
    ['a safety lead whose role is too new', { id: 'lead', role: 'safety_lead', counts: false } as const, false],
    ['who is named', { id: 'person', role: 'safety_lead', counts: true } as const, false],
    ['who proposed it', { id: 'admin', role: 'safety_lead', counts: true } as const, false],
    ['a moderator', { id: 'other', role: 'moderator', counts: true } as const, false],
    ['another administrator', { id: 'other', role: 'administrator', counts: true } as const, false],
  ])('is confirmed by %s: %o', (_who, staff, confirms) => {
    expect(mayConfirmReviewer(staff, { personId: 'person', proposedBy: 'admin' })).toBe(confirms);
  });
});

describe('clocks', () => {
  it('gives a report an hour, and a preserved file a year', () => {
    expect(reportDueAt(new Date('2026-11-16T12:00:00Z')).toISOString()).toBe('2026-11-16T13:00:00.000Z');
    expect(preservedUntil(new Date('2026-11-16T12:00:00Z')).toISOString()).toBe('2027-11-16T12:00:00.000Z');
    expect(preservedUntil(new Date('2028-02-29T12:00:00Z')).toISOString()).toBe('2029-02-28T12:00:00.000Z');
  });
});
