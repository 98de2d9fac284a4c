import { describe, expect, it } from 'vitest';
import { staffRoles, type StaffRole } from '../accounts/account-types.ts';
import { appealUntil, maySanction, plainEmail, sanctionEnd, sanctionKinds, sanctionProblem } from './sanctions.ts';

const at = new Date('2026-11-16T12:00:00Z');

describe('maySanction, sanctionProblem and sanctionEnd', () => {
  it.each<[StaffRole, number]>([
    ['support', 0],
    ['reviewer', 0],
    ['moderator', 3],
    ['safety_lead', 4],
    ['auditor', 0],
    ['administrator', 0],
  ])('gives the role %s %i kinds', (role, count) => {
    expect(sanctionKinds.filter((kind) => maySanction(role, kind))).toHaveLength(count);
    expect(staffRoles).toContain(role);
  });

  it('requires a decision against a member', () => {
    const lead = { role: 'safety_lead', against: true, hasMember: true } as const;
    expect(sanctionProblem({ kind: 'ban' }, lead)).toBeNull();
    expect(sanctionProblem({ kind: 'ban' }, { ...lead, against: false })).toBe('field.notAChoice');
    expect(sanctionProblem({ kind: 'ban' }, { ...lead, hasMember: false })).toBe('field.notAChoice');
    expect(sanctionProblem({ kind: 'ban' }, { ...lead, role: 'moderator' })).toBe('field.notAChoice');
    expect(sanctionProblem({ kind: 'warning', days: 3 }, lead)).toBe('field.invalid');
  });

  it('returns an end for strikes and for suspensions with days', () => {
    expect(sanctionEnd({ kind: 'strike' }, at)).toEqual(new Date('2027-05-15T12:00:00Z'));
    expect(sanctionEnd({ kind: 'suspension', days: 7 }, at)).toEqual(new Date('2026-11-23T12:00:00Z'));
    for (const kind of ['warning', 'suspension', 'ban'] as const) expect(sanctionEnd({ kind }, at)).toBeNull();
  });
});

it.each([
  ['2026-11-16T12:00:00Z', '2027-05-16T12:00:00Z'],
  ['2026-08-31T23:59:59Z', '2027-02-28T23:59:59Z'],
  ['2027-08-31T00:00:00Z', '2028-02-29T00:00:00Z'],
])('appealUntil(%s) returns %s', (decided, until) => {
  expect(appealUntil(new Date(decided))).toEqual(new Date(until));
});

it.each([
  ['Iris@Example.org', 'iris@example.org'],
  ['iris+again@example.org', 'iris@example.org'],
  ['i.r.is+2@gmail.com', 'iris@gmail.com'],
  ['i.ris@example.org', 'i.ris@example.org'],
])('plainEmail(%s) returns %s', (typed, plain) => {
  expect(plainEmail(typed)).toBe(plain);
});
