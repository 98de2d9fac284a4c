import { staffRoles, type StaffRole } from '@subrosa/rules/accounts/account-types';
import { caseKinds, type CaseKind } from '@subrosa/rules/moderation/cases';
import { kindsFor, mayModerate } from '@subrosa/rules/moderation/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../../testing/browser.ts';
import { aClock } from '../../testing/clock.ts';
import { useApi } from '../../testing/house.ts';
import { aMember, type BuiltMember } from '../../testing/members.ts';
import { aCase, aModerator } from '../../testing/moderation.ts';

const clock = aClock();
const api = useApi({ clock });

const opened = new Map<CaseKind, string>();
let linden: BuiltMember;
let browser: TestBrowser;
beforeAll(async () => {
  for (const kind of caseKinds) opened.set(kind, (await aCase(api, clock, { kind })).id);
  linden = await aMember(api.db, api.config, { staffRole: 'administrator' });
  browser = aBrowser(api);
  await browser.login(linden);
});

const give = (username: string, role: StaffRole | null) => browser.call('POST', '/api/staff/people', { username, role });

describe.each(staffRoles)('the role %s', (role) => {
  it('sees the cases of its kinds and no others', async () => {
    const staff = await aModerator(api, role);
    const listed = await staff.list();
    expect(listed.status).toBe(mayModerate(role) ? 200 : 404);
    const seen = await Promise.all(caseKinds.map(async (kind) => [kind, (await staff.read(opened.get(kind) ?? '')).status] as const));
    expect(seen.filter(([, status]) => status === 200).map(([kind]) => kind)).toEqual(kindsFor(role));
    expect(seen.filter(([, status]) => status === 404)).toHaveLength(caseKinds.length - kindsFor(role).length);
  });
});

describe('a role', () => {
  it('is given and taken by an administrator, and cases that are not theirs any more go back', async () => {
    const staff = await aModerator(api, 'moderator');
    const { id } = await aCase(api, clock, { kind: 'complaint' });
    await staff.take(id);
    expect((await give(staff.username.toUpperCase(), 'reviewer')).status).toBe(200);
    expect((await staff.read(id)).status).toBe(404);
    const sable = await aModerator(api);
    expect((await sable.read(id)).body).toMatchObject({ assignee: null, state: 'open' });
    expect((await give(staff.username, null)).status).toBe(200);
    expect((await staff.list()).status).toBe(404);
  });

  it('is not one’s own to change, and nobody gets one who is not there', async () => {
    expect(await give(linden.username, 'safety_lead')).toMatchObject({ status: 409, code: 'moderation.ownRole' });
    expect((await give('nobodyatall', 'support')).status).toBe(404);
  });

  it('counts only with a second factor', async () => {
    const staff = await aModerator(api, 'reviewer');
    expect((await staff.list()).status).toBe(200);
    await api.db.deleteFrom('second_factor').where('member_id', '=', staff.id).execute();
    expect((await staff.list()).status).toBe(404);
    const listed = await browser.call<{ username: string; secondFactor: boolean }[]>('GET', '/api/staff/people');
    expect(listed.body.find(({ username }) => username === staff.username)).toMatchObject({ role: 'reviewer', secondFactor: false });
  });
});
