import { describe, expect, it } from 'vitest';
import type { StaffRole } from '../accounts/account-types.ts';
import { identityChecks, type IdentityCheck } from '../verification/checks.ts';
import { caseKinds, caseRules, decisions, needsReason, reasonsOf, type CaseKind } from './case-rules.ts';
import { reminderAt, remindersDueBy, dueAt } from './due-dates.ts';
import { decidingProblem, claimProblem, verdictProblem, type CaseState } from './case-problems.ts';
import { kindsFor, may, mayModerate, caseKindRoles, staffPermissions, type StaffPermission } from './staff.ts';
import { statusAfter } from './subject-status.ts';

const sable = { id: 'sable', role: 'safety_lead', counts: true } as const;

const aCase = (traits: Partial<CaseState> = {}): CaseState => ({
  kind: 'media_review',
  state: 'open',
  assigneeId: null,
  memberId: 'owner',
  reporterId: null,
  firstDeciderId: null,
  ...traits,
});

const HOUR = 3_600_000;

describe('caseKindRoles and staffPermissions', () => {
  it.each([
    [null, 0],
    ['support', 2],
    ['reviewer', 5],
    ['moderator', 13],
    ['safety_lead', caseKinds.length - 3],
    ['auditor', 0],
    ['administrator', 0],
  ] as const)('gives the role %s cases of %i kinds', (role, count) => {
    expect(role === null ? [] : kindsFor(role)).toHaveLength(count);
    expect(mayModerate(role)).toBe(count > 0);
  });

  it('gives every kind except csam to a role, and the most serious ones to the safety lead only', () => {
    expect(caseKinds.filter((kind) => caseKindRoles[kind].length === 0)).toEqual(['csam']);
    for (const kind of ['ncii', 'media_match', 'appeal'] as const) expect(caseKindRoles[kind]).toEqual(['safety_lead']);
  });

  it('gives an auditor no write access, and an administrator no access to content', () => {
    const permissionsOf = (role: StaffRole) =>
      (Object.keys(staffPermissions) as StaffPermission[]).filter((permission) => may(role, permission));
    expect(permissionsOf('auditor')).toEqual(['view_statistics', 'read_audit']);
    expect(permissionsOf('administrator')).toEqual([
      'manage_prohibited_words',
      'manage_announcements',
      'manage_settings',
      'view_statistics',
      'assign_roles',
      'propose_csam_reviewer',
    ]);
  });
});

describe('caseRules', () => {
  it('requires a reason for at most one decision of each kind', () => {
    for (const kind of caseKinds) {
      expect(new Set(caseRules[kind].decisions).size).toBe(2);
      expect(caseRules[kind].decisions.filter(needsReason).length).toBeLessThanOrEqual(1);
    }
  });

  it('lists at most ten reasons for each kind, one for each digit key', () => {
    for (const kind of caseKinds) expect(reasonsOf(kind).length).toBeLessThanOrEqual(10);
  });
});

describe('case deadlines (T15)', () => {
  // A Friday evening: hours continue to count, business days start on Monday.
  const friday = new Date('2026-11-13T22:00:00Z');
  const due = {
    csam: '2026-11-14T10:00:00Z',
    media_match: '2026-11-14T10:00:00Z',
    ncii: '2026-11-15T22:00:00Z',
    media_objection: '2026-11-14T22:00:00Z',
    member_report: '2026-11-14T22:00:00Z',
    conversation_report: '2026-11-14T22:00:00Z',
    ban_evasion: '2026-11-14T22:00:00Z',
    own_initiative: '2026-11-14T22:00:00Z',
    lifetime_fraud: '2026-11-14T22:00:00Z',
    request_report: '2026-11-14T22:00:00Z',
    media_review: '2026-11-14T22:00:00Z',
    request_text: '2026-11-14T22:00:00Z',
    profile_text: '2026-11-16T22:00:00Z',
    under_age: '2026-11-14T22:00:00Z',
    // At the end of the day in UTC.
    identity: '2026-11-19T00:00:00Z',
    lifetime: '2026-11-19T00:00:00Z',
    dmca: '2026-11-18T00:00:00Z',
    contact: '2026-11-19T00:00:00Z',
    complaint: '2026-11-25T00:00:00Z',
    depicted_person: '2026-11-25T00:00:00Z',
    appeal: '2026-11-25T00:00:00Z',
    counter_notice: '2026-12-04T00:00:00Z',
    privacy_request: '2026-12-29T00:00:00Z',
  } satisfies Record<CaseKind, string>;

  it.each(caseKinds)('%s is due at its legal or internal deadline', (kind) => {
    expect(dueAt(kind, friday)).toEqual(new Date(due[kind]));
  });

  it.each(caseKinds)('%s has ordered reminders, the last at the due time', (kind) => {
    const { reminders } = caseRules[kind];
    const times = reminders.map((_, index) => reminderAt(kind, friday, index)?.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBe(dueAt(kind, friday).getTime());
    expect(reminderAt(kind, friday, reminders.length)).toBeNull();
    for (const [index, time] of times.entries()) {
      expect(remindersDueBy(kind, friday, new Date(time - 1))).toBe(index);
      expect(remindersDueBy(kind, friday, new Date(time))).toBe(index + 1);
    }
  });

  it('reminds about an intimate picture after 12, 24 and 48 hours', () => {
    const after = [0, 1, 2].map((sent) => ((reminderAt('ncii', friday, sent)?.getTime() ?? 0) - friday.getTime()) / HOUR);
    expect(after).toEqual([12, 24, 48]);
  });
});

describe('claimProblem and decidingProblem', () => {
  it.each([
    ['claims an unassigned case', aCase(), null],
    ['claims an own case again', aCase({ assigneeId: 'sable' }), null],
    ['rejects the case of a colleague', aCase({ assigneeId: 'linden' }), 'moderation.assignedToOther'],
    ['rejects a decided case', aCase({ state: 'decided', assigneeId: 'sable' }), 'moderation.alreadyDecided'],
    ['hides a case about oneself', aCase({ memberId: 'sable', assigneeId: 'linden' }), 'resource.notFound'],
    ['hides a case that one reported', aCase({ reporterId: 'sable', state: 'decided' }), 'resource.notFound'],
    ['hides a case of a kind that the role does not decide', aCase({ kind: 'contact' }), 'resource.notFound'],
    ['hides the appeal of one’s own decision', aCase({ kind: 'appeal', firstDeciderId: 'sable' }), 'resource.notFound'],
    ['claims a case whose owner was deleted', aCase({ memberId: null }), null],
  ])('%s', (_, found, problem) => {
    expect(claimProblem(found, sable)).toBe(problem);
  });

  it('requires a role that counts for a case that a colleague decided before', () => {
    const recent = { ...sable, counts: false };
    expect(claimProblem(aCase({ kind: 'appeal' }), recent)).toBe('staff.roleTooNew');
    expect(claimProblem(aCase({ kind: 'identity', firstDeciderId: 'linden' }), recent)).toBe('staff.roleTooNew');
    expect(claimProblem(aCase({ kind: 'identity' }), recent)).toBeNull();
    expect(claimProblem(aCase({ kind: 'appeal', firstDeciderId: 'linden' }), sable)).toBeNull();
  });

  it('allows only the assignee to decide', () => {
    expect(decidingProblem(aCase({ assigneeId: 'sable' }), sable)).toBeNull();
    expect(decidingProblem(aCase(), sable)).toBe('moderation.assignedToOther');
    expect(decidingProblem(aCase({ assigneeId: 'linden' }), sable)).toBe('moderation.assignedToOther');
  });
});

describe('verdictProblem', () => {
  it('allows only the decisions of the kind', () => {
    for (const kind of caseKinds) {
      const reason = reasonsOf(kind)[0] ?? null;
      const possible = decisions.filter((decision) => verdictProblem(kind, { decision, reason, checks: identityChecks.social }) === null);
      expect(possible.toSorted()).toEqual(caseRules[kind].decisions.toSorted());
    }
  });

  it("requires a reason for a decision against a member's content", () => {
    expect(verdictProblem('media_review', { decision: 'reject', reason: null })).toEqual({ field: 'reason', code: 'field.required' });
    expect(verdictProblem('media_match', { decision: 'remove', reason: null })).toEqual({ field: 'reason', code: 'field.required' });
    expect(verdictProblem('media_review', { decision: 'approve', reason: null })).toBeNull();
    expect(verdictProblem('profile_text', { decision: 'dismiss', reason: null })).toBeNull();
  });

  it('requires a reason of the kind', () => {
    expect(verdictProblem('member_report', { decision: 'reject', reason: 'harassment' })).toBeNull();
    expect(verdictProblem('media_review', { decision: 'reject', reason: 'harassment' })).toEqual({
      field: 'reason',
      code: 'field.notAChoice',
    });
  });
});

describe('verdictProblem for an identity', () => {
  const agree = (checks: readonly IdentityCheck[]) => verdictProblem('identity', { decision: 'approve', reason: null, checks });

  it('requires all checks of a method for an approval', () => {
    expect(agree([])).toEqual({ field: 'checks', code: 'field.required' });
    expect(agree(identityChecks.document.slice(1))).toEqual({ field: 'checks', code: 'field.required' });
    expect(agree(['number_shown', 'document_readable'])).toEqual({ field: 'checks', code: 'field.required' });
    expect(agree(identityChecks.document)).toBeNull();
    expect(agree(identityChecks.social.toReversed())).toBeNull();
  });

  it('allows only reasons for identities', () => {
    expect(verdictProblem('identity', { decision: 'reject', reason: 'not_alone' })).toBeNull();
    expect(verdictProblem('identity', { decision: 'reject', reason: 'quality' })).toEqual({ field: 'reason', code: 'field.notAChoice' });
    expect(verdictProblem('media_review', { decision: 'reject', reason: 'not_alone' })).toEqual({
      field: 'reason',
      code: 'field.notAChoice',
    });
  });
});

describe('statusAfter', () => {
  const fresh = { before: 'under_review', otherCaseOpen: false } as const;

  it.each([
    ['approve', 'approved'],
    ['dismiss', 'approved'],
    ['reject', 'rejected'],
    ['remove', 'removed'],
  ] as const)('returns after %s the status %s', (decision, status) => {
    expect(statusAfter(decision, fresh)).toBe(status);
  });

  it('returns under_review while another case is open, unless the decision is against the content', () => {
    expect(statusAfter('dismiss', { ...fresh, otherCaseOpen: true })).toBe('under_review');
    expect(statusAfter('reject', { ...fresh, otherCaseOpen: true })).toBe('rejected');
  });

  it('keeps the status removed after any later decision', () => {
    for (const decision of decisions) expect(statusAfter(decision, { before: 'removed', otherCaseOpen: false })).toBe('removed');
  });
});
