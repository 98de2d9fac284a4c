import type { MemberRecord } from '@subrosa/contract/staff/members';
import { staffRoles, type StaffRole } from '@subrosa/rules/accounts/account-types';
import { staffPermissions } from '@subrosa/rules/moderation/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../../../test/support/browser.ts';
import { aClock, HOUR } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, type BuiltMember, type MemberOptions } from '../../../test/support/members.ts';
import { aCase, aModerator, type Moderator } from '../../../test/support/moderation.ts';
import { pseudonymOf } from '../moderation/index.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

let sable: Moderator;
beforeAll(async () => {
  sable = await aModerator(api, 'safety_lead');
});

const somebody = (traits: MemberOptions = {}) => aMember(api.db, api.config, traits);
const nameOf = ({ id }: Pick<BuiltMember, 'id'>) => pseudonymOf(api.config.DATA_ENCRYPTION_SECRET, id);
const search = (staff: Moderator, body: object) => staff.call<{ pseudonym: string }>('POST', '/api/staff/members/search', body);
const file = (staff: Moderator, who: BuiltMember) => staff.call<MemberRecord>('GET', `/api/staff/members/${nameOf(who)}`);
const act = (staff: Moderator, who: BuiltMember, action: string, body: object) =>
  staff.call<MemberRecord>('POST', `/api/staff/members/${nameOf(who)}/${action}`, body);
const byName = ({ username }: BuiltMember) => ({ by: 'username', value: username, reason: 'They wrote to support.' });
const searchesOf = (actorId: string) =>
  api.db
    .selectFrom('audit_entry')
    .select(['subject_id', 'detail'])
    .where('actor_id', '=', actorId)
    .where('action', '=', 'member.searched')
    .execute();
const stateOf = async ({ id }: BuiltMember) =>
  (await api.db.selectFrom('member').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

describe('POST /api/staff/members/search', () => {
  it('finds a member by exact username, email address, pseudonym or case and returns the pseudonym', async () => {
    const moth = await somebody();
    const { id: caseId } = await aCase(api, clock, { kind: 'member_report', memberId: moth.id });
    const expected = { pseudonym: nameOf(moth) };
    expect((await search(sable, { ...byName(moth), value: moth.username.toUpperCase() })).body).toEqual(expected);
    expect((await search(sable, { by: 'email', value: moth.email, reason: 'The card was reported.' })).body).toEqual(expected);
    expect((await search(sable, { by: 'pseudonym', value: nameOf(moth).toLowerCase() })).body).toEqual(expected);
    expect((await search(sable, { by: 'case', value: caseId })).body).toEqual(expected);
  });

  it('finds a pseudonym only after staff have seen it', async () => {
    const moth = await somebody();
    const { id } = await aCase(api, clock, { kind: 'member_report', memberId: moth.id });
    expect((await search(sable, { by: 'pseudonym', value: nameOf(moth) })).status).toBe(404);
    await sable.read(id);
    expect((await search(sable, { by: 'pseudonym', value: nameOf(moth) })).status).toBe(200);
  });

  it.each([
    ['part of a name', (moth: BuiltMember) => ({ ...byName(moth), value: moth.username.slice(0, -1) })],
    ['a pattern', (moth: BuiltMember) => ({ ...byName(moth), value: `${moth.username.slice(0, 3)}%` })],
    ['an unknown email address', () => ({ by: 'email', value: 'nobody@example.org', reason: 'A typo.' })],
    ['an invalid case id', () => ({ by: 'case', value: 'M-2222222' })],
  ])('returns 404 for %s and adds an audit entry', async (_, queryFor) => {
    const staff = await aModerator(api, 'moderator');
    expect((await search(staff, queryFor(await somebody()))).status).toBe(404);
    expect(await searchesOf(staff.id)).toMatchObject([{ subject_id: null, detail: { found: false } }]);
  });

  it('requires a reason for a search by username, and opens no page without one', async () => {
    const moth = await somebody();
    const { reason: _, ...without } = byName(moth);
    expect(await search(sable, without)).toMatchObject({ status: 400, code: 'request.invalid' });
    expect((await file(sable, moth)).status).toBe(404);
  });

  it('adds an audit entry without the search text in clear', async () => {
    const [staff, moth] = [await aModerator(api, 'support'), await somebody()];
    await search(staff, byName(moth));
    const rows = await searchesOf(staff.id);
    expect(rows).toMatchObject([{ subject_id: moth.id, detail: { by: 'username', found: true } }]);
    expect(JSON.stringify(rows)).not.toContain(moth.username);
  });

  it('excludes the caller and cases of kinds that their role does not decide', async () => {
    const staff = await aModerator(api, 'moderator');
    expect((await search(staff, byName(staff))).status).toBe(404);
    const { id: value } = await aCase(api, clock, { kind: 'ncii' });
    expect((await search(staff, { by: 'case', value })).status).toBe(404);
  });

  it.each(staffRoles)('permits the role %s only if it has the permission to find members', async (role) => {
    const staff = await aModerator(api, role);
    const allowed = (staffPermissions.search_members as readonly StaffRole[]).includes(role);
    expect((await search(staff, byName(await somebody()))).status).toBe(allowed ? 200 : 404);
  });

  it('returns 429 after 60 searches a day', async () => {
    const staff = await aModerator(api, 'support');
    const answers = [];
    for (let time = 0; time < 61; time += 1) answers.push((await search(staff, { by: 'pseudonym', value: 'M-3333333' })).status);
    expect([answers[59], answers[60]]).toEqual([404, 429]);
  });
});

describe('GET /api/staff/members/{pseudonym}', () => {
  it('returns the record only to the staff member who searched', async () => {
    const [moth, staff] = [await somebody({ plan: 3, verified: true }), await aModerator(api, 'moderator')];
    expect((await file(staff, moth)).status).toBe(404);
    await search(staff, byName(moth));
    const seen = await file(staff, moth);
    expect(seen.body).toMatchObject({ pseudonym: nameOf(moth), username: null, plan: 'premium_30_days', verified: true, state: 'active' });
    expect(JSON.stringify(seen.body)).not.toMatch(new RegExp(`${moth.id}|${moth.username}|${moth.email}`));
    expect((await file(await aModerator(api, 'moderator'), moth)).status).toBe(404);
  });

  it('lists cases, reports and appeals, except those of kinds that the role does not decide', async () => {
    const moth = await somebody();
    const { id } = await aCase(api, clock, { kind: 'member_report', memberId: moth.id });
    await aCase(api, clock, { kind: 'ncii', memberId: moth.id });
    await aCase(api, clock, { kind: 'conversation_report', reporterId: moth.id });
    await sable.take(id);
    await sable.decide(id, { decision: 'reject', reason: 'harassment', sanction: { kind: 'strike' } });
    const staff = await aModerator(api, 'moderator');
    await search(staff, byName(moth));
    const { body } = await file(staff, moth);
    expect(body.events.map(({ kind, caseKind }) => `${kind} ${caseKind}`)).toEqual([
      'case_decided member_report',
      'reported conversation_report',
      'case_opened member_report',
    ]);
    expect(body.sanctions).toMatchObject([{ kind: 'strike', reason: 'harassment', lifted: false }]);
    expect(body.can).toEqual({ reveal: true, sanction: ['warning', 'strike', 'suspension'], lift: false, revokeLifetime: false });
  });

  it('shows the username after a reveal with a reason, which is audited', async () => {
    const [moth, staff] = [await somebody(), await aModerator(api, 'support')];
    expect((await act(staff, moth, 'reveal', { reason: 'They requested a call back.' })).status).toBe(404);
    await search(staff, byName(moth));
    expect((await act(staff, moth, 'reveal', {})).status).toBe(400);
    expect((await act(staff, moth, 'reveal', { reason: 'They requested a call back.' })).body).toMatchObject({ username: moth.username });
    expect((await file(staff, moth)).body).toMatchObject({ username: moth.username, can: { reveal: false } });
    const rows = await api.db.selectFrom('audit_entry').select('action').where('subject_id', '=', moth.id).orderBy('seq').execute();
    expect(rows.map(({ action }) => action)).toEqual(['member.searched', 'member.revealed']);
  });
});

describe('POST /api/staff/members/{pseudonym}/sanctions', () => {
  it('imposes a sanction with a statement of reasons and audit entries', async () => {
    const moth = await somebody();
    const browser = aBrowser(api);
    await browser.login(moth);
    await search(sable, byName(moth));
    const given = await act(sable, moth, 'sanctions', { kind: 'strike', reason: 'deceit', note: 'Two accounts with one story.' });
    expect(given.body).toMatchObject({ sanctions: [{ kind: 'strike', lifted: false }] });
    const { body: statementsOfReasons } = await browser.call<object[]>('GET', '/api/statements-of-reasons');
    expect(statementsOfReasons).toMatchObject([
      {
        kind: 'own_initiative',
        reason: 'deceit',
        note: 'Two accounts with one story.',
        sanction: { kind: 'strike' },
        can: { appeal: true },
      },
    ]);
    const logged = await api.db
      .selectFrom('audit_entry')
      .select('action')
      .where('actor_id', '=', sable.id)
      .orderBy('seq', 'desc')
      .limit(2)
      .execute();
    expect(logged.map(({ action }) => action).toSorted()).toEqual(['case.decided', 'member.sanctioned']);
  });

  it('suspends and stores identifiers for a ban, and removes them when it is lifted', async () => {
    const moth = await somebody();
    await search(sable, byName(moth));
    const { body } = await act(sable, moth, 'sanctions', { kind: 'ban', reason: 'deceit' });
    expect(await stateOf(moth)).toBe('suspended');
    const [ban] = body.sanctions;
    const identifiers = () =>
      api.db
        .selectFrom('banned_identifier')
        .select('kind')
        .where('sanction_id', '=', ban?.id ?? '')
        .execute();
    expect((await identifiers()).length).toBeGreaterThan(0);
    const lift = () => act(sable, moth, `sanctions/${ban?.id}/lift`, { reason: 'It was somebody else.' });
    const lifted = await Promise.all([lift(), lift()]);
    expect(lifted.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await stateOf(moth)).toBe('active');
    expect(await identifiers()).toEqual([]);
    expect((await file(sable, moth)).body.sanctions).toMatchObject([{ kind: 'ban', lifted: true }]);
  });

  it.each([
    ['a ban by a moderator', 'moderator', 'sanctions', { kind: 'ban', reason: 'deceit' }, 404],
    ['a warning by support', 'support', 'sanctions', { kind: 'warning', reason: 'deceit' }, 404],
    ['a warning with days', 'moderator', 'sanctions', { kind: 'warning', days: 3, reason: 'deceit' }, 400],
    ['one without a reason', 'moderator', 'sanctions', { kind: 'warning' }, 400],
    ['one with a reason for pictures', 'moderator', 'sanctions', { kind: 'warning', reason: 'quality' }, 400],
    ['a lift by a moderator', 'moderator', 'sanctions/00000000-0000-4000-8000-000000000000/lift', { reason: 'Mercy.' }, 404],
    ['a lift of an unknown sanction', 'safety_lead', 'sanctions/00000000-0000-4000-8000-000000000000/lift', { reason: 'Mercy.' }, 404],
    ['a revocation by a moderator', 'moderator', 'revoke-lifetime', {}, 404],
    ['a revocation without a lifetime plan', 'safety_lead', 'revoke-lifetime', {}, 409],
  ] as const)('changes nothing and returns an error for %s', async (_, role, action, body, status) => {
    const [moth, staff] = [await somebody(), await aModerator(api, role)];
    await search(staff, byName(moth));
    expect((await act(staff, moth, action, body)).status).toBe(status);
    expect(await api.db.selectFrom('sanction').select('id').where('member_id', '=', moth.id).execute()).toEqual([]);
    expect(await api.db.selectFrom('moderation_case').select('id').where('member_id', '=', moth.id).execute()).toEqual([]);
  });
});

describe('POST /api/staff/members/{pseudonym}/revoke-lifetime', () => {
  it('revokes the plan with a statement of reasons and restores it on appeal', async () => {
    const moth = await somebody({ plan: 2 });
    const browser = aBrowser(api);
    await browser.login(moth);
    const plan = async () => (await browser.call<object | null>('GET', '/api/user-subscriptions/my')).body;
    expect(await plan()).not.toBeNull();
    const staff = await aModerator(api, 'safety_lead');
    await search(staff, byName(moth));
    expect((await file(staff, moth)).body.can.revokeLifetime).toBe(true);
    expect((await act(staff, moth, 'revoke-lifetime', { note: 'The document was another person’s.' })).status).toBe(200);
    await worker.runJobs();
    expect(await plan()).toBeNull();
    const [statementOfReasons] = (await browser.call<{ id: string; kind: string }[]>('GET', '/api/statements-of-reasons')).body;
    expect(statementOfReasons?.kind).toBe('lifetime_fraud');
    await browser.call('POST', `/api/statements-of-reasons/${statementOfReasons?.id}/appeal`, { text: 'It is my own document.' });
    const [appeal] = (await sable.list({ kind: 'appeal' })).body.cases;
    await sable.take(appeal?.id ?? '');
    expect((await sable.decide(appeal?.id ?? '', { decision: 'overturn' })).status).toBe(200);
    await worker.runJobs();
    expect(await plan()).not.toBeNull();
  });
});

it('GET /api/staff/members/{pseudonym} returns 404 an hour after the search', async () => {
  const [moth, staff] = [await somebody(), await aModerator(api, 'moderator')];
  await search(staff, byName(moth));
  clock.pass(HOUR);
  const later = aBrowser(api);
  await later.login(staff);
  expect((await later.call('GET', `/api/staff/members/${nameOf(moth)}`)).status).toBe(404);
});
