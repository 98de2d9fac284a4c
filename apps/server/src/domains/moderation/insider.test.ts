import { staffRoles, type StaffRole } from '@subrosa/rules/accounts/account-types';
import { caseKinds, caseRules, needsReason, reasonsOf, type CaseKind } from '@subrosa/rules/moderation/case-rules';
import { decidingRoles, kindsFor, mayDecide, staffPermissions } from '@subrosa/rules/moderation/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { aBrowser, type Answered, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { aCase, aModerator } from '../../../test/support/moderation.ts';
import { pseudonymOf } from './pseudonym.ts';

const clock = aClock();
const api = useApi({ clock });

const opened = new Map<CaseKind, { id: string; subjectId: string; memberId: string }>();
const staff = new Map<StaffRole, { member: BuiltMember; tab: TestBrowser }>();
beforeAll(async () => {
  for (const kind of caseKinds) opened.set(kind, await aCase(api, clock, { kind }));
  for (const role of staffRoles) {
    const member = await aMember(api.db, api.config, { staffRole: role });
    const tab = aBrowser(api);
    await tab.login(member);
    staff.set(role, { member, tab });
  }
});

function as(role: StaffRole) {
  const found = staff.get(role);
  if (!found) throw new Error(`no member has the role ${role}`);
  return found;
}

/** Counts audit entries of denied requests to this route. */
async function errorsOf(memberId: string, call: string): Promise<number> {
  const rows = await api.db
    .selectFrom('audit_entry')
    .select(['subject_id', 'detail'])
    .where('actor_id', '=', memberId)
    .where('action', '=', 'access.denied')
    .execute();
  return rows.filter(({ detail }) => JSON.stringify(detail).includes(call)).length;
}

/** Routes other than cases that only some roles may call. */
const calls: [name: string, roles: readonly StaffRole[], method: string, path: string, body?: object][] = [
  ['listCases', decidingRoles, 'GET', '/api/staff/cases'],
  ['listRoles', staffPermissions.assign_roles, 'GET', '/api/staff/roles'],
  ['listHelpdesk', staffPermissions.answer_helpdesk, 'GET', '/api/staff/helpdesk'],
  ['getQueueStatistics', [...decidingRoles, ...staffPermissions.view_statistics], 'GET', '/api/staff/statistics/queue'],
  ['getStatistics', staffPermissions.view_statistics, 'GET', '/api/staff/statistics/overview'],
  ['getTransparencyReport', staffPermissions.view_statistics, 'GET', '/api/staff/statistics/transparency?period=2025'],
  ['getCardReport', staffPermissions.view_statistics, 'GET', '/api/staff/statistics/card-report?period=2025-05'],
  ['listLegalMatters', staffPermissions.view_statistics, 'GET', '/api/staff/statistics/legal-matters'],
  ['listAudit', staffPermissions.read_audit, 'GET', '/api/staff/audit'],
  ['verifyAuditRange', staffPermissions.read_audit, 'POST', '/api/staff/audit/verify', { first: 1, last: 2 }],
  // These are unassigned, so that even moderators get 404.
  ['getSupportRequest', [], 'GET', `/api/staff/support-requests/${newId()}`],
  ['getAppeal', [], 'GET', `/api/staff/appeals/${newId()}`],
  ['getMemberReports', [], 'GET', `/api/staff/reports/${newId()}`],
  ['getMediaForReview', [], 'GET', `/api/staff/media/${newId()}`],
  ['getRequestCase', [], 'GET', `/api/staff/requests/${newId()}`],
  ['getProfileCase', [], 'GET', `/api/staff/profiles/${newId()}`],
  ['getConversationCase', [], 'GET', `/api/staff/conversations/${newId()}`],
];

describe.each(staffRoles)('role %s', (role) => {
  it.each(calls)('gets %s only if the table allows it; a denial is audited', async (name, roles, method, path, body) => {
    const { member, tab } = as(role);
    const before = await errorsOf(member.id, name);
    const allowed = roles.includes(role);
    const answered = await tab.call(method, path, body);
    expect(answered.status).toBe(allowed ? 200 : 404);
    expect((await errorsOf(member.id, name)) - before).toBe(allowed ? 0 : 1);
  });

  it('gets 404 when reading, claiming or deciding cases of other kinds', async () => {
    const { member, tab } = as(role);
    const foreign = caseKinds.filter((kind) => !mayDecide(role, kind));
    const before = await errorsOf(member.id, 'Case');
    for (const kind of foreign) {
      const { id } = opened.get(kind) ?? { id: '' };
      const decision = caseRules[kind].decisions.find(needsReason) ?? caseRules[kind].decisions[0];
      const verdict = { decision, reason: reasonsOf(kind)[0] };
      const answers = [
        await tab.call('GET', `/api/staff/cases/${id}`),
        await tab.call('POST', `/api/staff/cases/${id}/claim`, {}),
        await tab.call('POST', `/api/staff/cases/${id}/decide`, verdict),
      ];
      expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [404, 'resource.notFound']));
    }
    expect((await errorsOf(member.id, 'Case')) - before).toBe(foreign.length * 3);
    const touched = await api.db.selectFrom('moderation_case').select('id').where('assignee_id', '=', member.id).execute();
    expect(touched).toEqual([]);
    expect(foreign.length + kindsFor(role).length).toBe(caseKinds.length);
  });

  it('gets no name revealed without having claimed the case', async () => {
    const { member, tab } = as(role);
    const { id: caseId, memberId } = opened.get('member_report') ?? { id: '', memberId: '' };
    const name = pseudonymOf(api.config.DATA_ENCRYPTION_SECRET, memberId);
    const answered = await tab.call('POST', `/api/staff/members/${name}/reveal`, { caseId, reason: 'I am curious.' });
    expect(answered.status).toBe(mayDecide(role, 'member_report') ? 409 : 404);
    expect(await api.db.selectFrom('member_reveal').select('id').where('staff_id', '=', member.id).execute()).toEqual([]);
  });
});

it.each(staffRoles.filter((role) => role !== 'administrator'))('POST /api/staff/roles returns 404 for %s', async (role) => {
  const { member, tab } = as(role);
  for (const username of [member.username, as('administrator').member.username]) {
    expect((await tab.call('POST', '/api/staff/roles', { username, role: 'administrator' })).status).toBe(404);
  }
  expect(await errorsOf(member.id, 'proposeRole')).toBe(2);
});

describe('GET /api/staff/cases with a member session', () => {
  const callOutsideConsole = (tab: TestBrowser) =>
    tab.call('GET', '/api/staff/cases', undefined, { authorization: `Bearer ${tab.session.accessToken}` });
  const seen = ({ status, code, body }: Answered) => ({ status, code, body });

  it('returns 404 as for an unknown route, and the request is audited', async () => {
    const { member, tab } = as('moderator');
    const ordinary = aBrowser(api);
    const nobody = await aMember(api.db, api.config);
    await ordinary.login(nobody);
    const before = await errorsOf(member.id, 'listCases');
    const missing = seen(await callOutsideConsole(ordinary));
    expect(missing).toMatchObject({ status: 404, code: 'resource.notFound' });
    expect(seen(await callOutsideConsole(tab))).toEqual(missing);
    expect(seen(await ordinary.call('GET', '/api/staff/nothing-of-the-kind'))).toEqual(missing);
    expect((await errorsOf(member.id, 'listCases')) - before).toBe(1);
    const [last] = await api.db.selectFrom('audit_entry').select(['actor_id', 'detail']).orderBy('seq', 'desc').limit(1).execute();
    expect(last).toMatchObject({ actor_id: member.id });
    expect(JSON.stringify(last?.detail)).toContain('member');
    expect(await api.db.selectFrom('audit_entry').select('seq').where('actor_id', '=', nobody.id).execute()).toEqual([]);
  });

  it('returns the same response to a visitor as other protected routes', async () => {
    const visitor = aBrowser(api);
    expect(seen(await visitor.call('GET', '/api/staff/cases'))).toEqual(seen(await visitor.call('GET', '/api/account')));
  });

  it('adds a limited number of audit entries an hour for many requests', async () => {
    const busy = await aMember(api.db, api.config, { staffRole: 'moderator' });
    const tab = aBrowser(api);
    await tab.login(busy);
    const answers = await Promise.all(Array.from({ length: 50 }, () => callOutsideConsole(tab)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(await errorsOf(busy.id, 'listCases')).toBe(20);
  });
});

describe('POST /api/staff/members/{pseudonym}/reveal', () => {
  it('replaces the pseudonym by the username for a reason, until the decision', async () => {
    const sable = await aModerator(api);
    const owner = await aMember(api.db, api.config);
    const { id } = await aCase(api, clock, { kind: 'profile_text', memberId: owner.id, subjectId: owner.id });
    const pseudonym = pseudonymOf(api.config.DATA_ENCRYPTION_SECRET, owner.id);
    await sable.take(id);
    const seen = (await sable.read(id)).body;
    expect(seen).toMatchObject({ username: pseudonym, revealed: false, subjectId: id });
    expect(JSON.stringify(seen)).not.toContain(owner.id);
    expect(JSON.stringify((await sable.list()).body)).not.toContain(owner.username);

    expect((await sable.reveal(pseudonym, { caseId: id, reason: '' })).status).toBe(400);
    const shown = await sable.reveal(pseudonym, { caseId: id, reason: 'The profile must be read.' });
    expect(shown).toMatchObject({ status: 200, body: { username: owner.username } });
    const named = { username: owner.username, revealed: true, subjectId: owner.id };
    expect((await sable.read(id)).body).toMatchObject(named);
    const colleague = await aModerator(api);
    expect((await colleague.read(id)).body).toMatchObject({ username: pseudonym });
    const audited = await api.db.selectFrom('audit_entry').select(['action', 'detail']).where('subject_id', '=', id).execute();
    expect(audited.map(({ action }) => action)).toEqual(['member.revealed']);
    expect(JSON.stringify(audited)).not.toContain('must be read');

    await sable.decide(id, { decision: 'dismiss' });
    expect((await sable.read(id)).body).toMatchObject({ username: pseudonym, revealed: false });
  });

  it('shows the pseudonym again after an hour', async () => {
    const owner = await aMember(api.db, api.config);
    const sable = await aModerator(api);
    const { id } = await aCase(api, clock, { kind: 'member_report', memberId: owner.id });
    await sable.take(id);
    await sable.reveal(pseudonymOf(api.config.DATA_ENCRYPTION_SECRET, owner.id), { caseId: id, reason: 'To compare two reports.' });
    await transaction(api.db, (tx) =>
      tx
        .updateTable('member_reveal')
        .set({ revealed_at: new Date(clock.now().getTime() - 7_200_000), expires_at: new Date(clock.now().getTime() - 1) })
        .where('case_id', '=', id)
        .execute(),
    );
    expect((await sable.read(id)).body).toMatchObject({ revealed: false });
  });
});
