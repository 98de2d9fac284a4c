import { examples } from '@subrosa/contract/accounts/schemas';
import type { Inbox } from '@subrosa/contract/staff/inbox';
import type { Roles } from '@subrosa/contract/staff/roles';
import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { roleRules } from '@subrosa/rules/moderation/two-person-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseUrl } from '../../platform/config/config.ts';
import { createDb, createPool } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { aBrowser } from '../../../test/support/browser.ts';
import { aClock, DAY, HOUR, MINUTE } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, aPasskey, endRole, type BuiltMember } from '../../../test/support/members.ts';
import { aCase, aModerator, type Moderator } from '../../../test/support/moderation.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

const propose = (by: Moderator, { username }: { username: string }, role: StaffRole) =>
  by.call<Roles>('POST', '/api/staff/roles', { username, role });
const answer = (by: Moderator, id: string, how: 'confirm' | 'decline' | 'withdraw' | 'remove') =>
  by.call<Roles>('POST', `/api/staff/roles/${id}/${how}`, {});
const read = async (by: Moderator) => (await by.call<Roles>('GET', '/api/staff/roles')).body;
const proposalFor = ({ body }: { body: Roles }, { username }: { username: string }) =>
  body.proposals.find((one) => one.username === username)?.id ?? '';
const roleOf = async (memberId: string) =>
  (await api.db.selectFrom('member').select('staff_role').where('id', '=', memberId).executeTakeFirstOrThrow()).staff_role;
const heldBy = async (by: Moderator, { username }: { username: string }) =>
  (await read(by)).staff.find((one) => one.username === username)?.id ?? '';

let linden: Moderator;
let alder: Moderator;
let moth: BuiltMember;
beforeEach(async () => {
  const before = await api.db.selectFrom('member').select('id').where('staff_role', 'is not', null).execute();
  for (const { id } of before) await endRole(api.db, id);
  await api.db.deleteFrom('role_assignment').execute();
  [linden, alder] = [await aModerator(api, 'administrator'), await aModerator(api, 'administrator')];
  moth = await aMember(api.db, api.config, { secondFactor: true });
});

/** Gives a role by two administrators; it does not count yet. */
async function given(to: { username: string }, role: StaffRole): Promise<string> {
  const id = proposalFor(await propose(linden, to, role), to);
  expect((await answer(alder, id, 'confirm')).status).toBe(200);
  return id;
}

describe('POST /api/staff/roles/{id}/confirm', () => {
  it('requires another administrator than the proposer; the role counts 48 hours later', async () => {
    const proposed = await propose(linden, { username: moth.username.toUpperCase() }, 'reviewer');
    expect(proposed.body.proposals).toMatchObject([
      { username: moth.username, role: 'reviewer', proposedBy: linden.username, can: { confirm: false, decline: false, withdraw: true } },
    ]);
    expect(await roleOf(moth.id)).toBeNull();
    const id = proposalFor(proposed, moth);
    expect((await read(alder)).proposals).toMatchObject([{ id, can: { confirm: true, decline: true, withdraw: false } }]);
    const { body } = await answer(alder, id, 'confirm');
    expect(await roleOf(moth.id)).toBe('reviewer');
    const countsFrom = new Date(clock.now().getTime() + roleRules.countsAfterMs).toISOString();
    expect(body.staff.find(({ username }) => username === moth.username)).toMatchObject({ id, role: 'reviewer', countsFrom });
    expect(body.changes[0]).toMatchObject({ state: 'confirmed', by: alder.username, countsFrom });
    const chain = await api.db.selectFrom('audit_entry').select(['action', 'actor_id']).where('subject_id', '=', moth.id).execute();
    expect(chain).toEqual([
      { action: 'role.proposed', actor_id: linden.id },
      { action: 'role.confirmed', actor_id: alder.id },
    ]);
  });

  it('rejects the proposer, the recipient and roles other than administrator', async () => {
    const id = proposalFor(await propose(linden, moth, 'administrator'), moth);
    expect((await answer(linden, id, 'confirm')).code).toBe('staff.cannotChangeOwnRole');
    for (const role of ['support', 'reviewer', 'moderator', 'safety_lead', 'auditor'] as const) {
      expect((await answer(await aModerator(api, role), id, 'confirm')).status).toBe(404);
    }
    const ownId = proposalFor(await propose(linden, alder, 'safety_lead'), alder);
    expect((await answer(alder, ownId, 'confirm')).code).toBe('staff.cannotChangeOwnRole');
    expect((await propose(linden, linden, 'safety_lead')).code).toBe('staff.cannotChangeOwnRole');
    expect(await roleOf(moth.id)).toBeNull();
  });

  it('replaces the previous role and releases cases that the new role does not decide', async () => {
    const staff = await aModerator(api, 'moderator');
    const { id } = await aCase(api, clock, { kind: 'complaint' });
    await staff.take(id);
    await given(staff, 'reviewer');
    expect((await staff.read(id)).status).toBe(404);
    expect((await (await aModerator(api)).read(id)).body).toMatchObject({ assignee: null, state: 'open' });
    expect((await propose(linden, staff, 'reviewer')).code).toBe('staff.sameRole');
  });

  it('rejects proposals for unknown and suspended members and a second pending proposal', async () => {
    expect((await propose(linden, { username: 'nobodyatall' }, 'support')).status).toBe(404);
    const suspended = await aMember(api.db, api.config, { state: 'suspended' });
    expect((await propose(linden, suspended, 'support')).status).toBe(404);
    await propose(linden, moth, 'support');
    expect((await propose(alder, moth, 'reviewer')).code).toBe('staff.proposalPending');
  });

  it('accepts one of two concurrent confirmations', async () => {
    const third = await aModerator(api, 'administrator');
    const id = proposalFor(await propose(linden, moth, 'support'), moth);
    const answers = await Promise.all([answer(alder, id, 'confirm'), answer(third, id, 'confirm')]);
    expect(answers.map(({ code }) => code ?? 'confirmed').toSorted()).toEqual(['confirmed', 'staff.proposalEnded']);
  });
});

describe('proposal of a role', () => {
  it('ends when another administrator declines or the proposer withdraws', async () => {
    const first = proposalFor(await propose(linden, moth, 'support'), moth);
    expect((await answer(alder, first, 'withdraw')).status).toBe(404);
    expect((await answer(alder, first, 'decline')).body.changes[0]).toMatchObject({ id: first, state: 'declined', by: alder.username });
    const second = proposalFor(await propose(linden, moth, 'support'), moth);
    expect((await answer(linden, second, 'withdraw')).body.proposals).toEqual([]);
    for (const id of [first, second]) expect((await answer(alder, id, 'confirm')).code).toBe('staff.proposalEnded');
    expect(await roleOf(moth.id)).toBeNull();
  });

  it('expires after seven days and permits another proposal', async () => {
    const id = proposalFor(await propose(linden, moth, 'support'), moth);
    clock.pass(roleRules.proposalMs);
    const [signedInAgain, again] = [await aModerator(api, 'administrator'), await aModerator(api, 'administrator')];
    expect((await answer(signedInAgain, id, 'confirm')).code).toBe('staff.proposalEnded');
    expect((await read(signedInAgain)).changes.find((one) => one.id === id)).toMatchObject({ state: 'lapsed' });
    expect((await propose(again, moth, 'reviewer')).status).toBe(200);
  });

  it('ends when the member changes their username', async () => {
    const browser = aBrowser(api);
    await browser.login(moth);
    const id = proposalFor(await propose(linden, moth, 'support'), moth);
    const renamed = await browser.call('PUT', `/api/users/${moth.id}/username`, {
      username: `m${newId().slice(0, 8)}`,
      password: moth.secretFor('email'),
      credential: examples.credentials.email,
    });
    expect(renamed.status).toBe(200);
    expect((await answer(alder, id, 'confirm')).code).toBe('staff.proposalEnded');
  });

  it('ends with the role or the suspension of the proposer', async () => {
    const third = await aModerator(api, 'administrator');
    const id = proposalFor(await propose(third, moth, 'support'), moth);
    await api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', third.id).execute();
    expect((await answer(alder, id, 'confirm')).code).toBe('staff.proposalEnded');
    await api.db.updateTable('member').set({ state: 'active' }).where('id', '=', third.id).execute();
    await answer(linden, await heldBy(linden, third), 'remove');
    expect((await answer(alder, id, 'confirm')).code).toBe('staff.proposalEnded');
  });
});

describe('administrator whose role is too new', () => {
  it('gets an error for proposing, confirming, declining and removing', async () => {
    const fresh = await aModerator(api, null);
    await given(fresh, 'administrator');
    const id = proposalFor(await propose(linden, moth, 'support'), moth);
    clock.pass(10 * MINUTE);
    const tries = [
      await propose(fresh, await aMember(api.db, api.config, { secondFactor: true }), 'support'),
      await answer(fresh, id, 'confirm'),
      await answer(fresh, id, 'decline'),
      await answer(fresh, await heldBy(linden, linden), 'remove'),
    ];
    expect(tries.map(({ code }) => code)).toEqual(Array.from(tries, () => 'staff.roleTooNew'));
    expect((await read(fresh)).can.propose).toBe(false);
  });

  it('counts 48 hours after the confirmation, not a minute before', async () => {
    const id = await given(moth, 'administrator');
    const counts = async (at: Date) => {
      const held = await api.db.selectFrom('role_assignment').select('counts_from').where('id', '=', id).executeTakeFirstOrThrow();
      return held.counts_from !== null && held.counts_from <= at;
    };
    const confirmed = clock.now().getTime();
    expect(await counts(new Date(confirmed + 48 * HOUR - MINUTE))).toBe(false);
    expect(await counts(new Date(confirmed + 48 * HOUR))).toBe(true);
  });
});

describe('POST /api/staff/roles/{id}/remove', () => {
  it('removes the role immediately and releases its cases', async () => {
    const staff = await aModerator(api, 'moderator');
    const { id } = await aCase(api, clock, { kind: 'complaint' });
    await staff.take(id);
    const removed = await answer(linden, await heldBy(linden, staff), 'remove');
    expect(removed.body.changes[0]).toMatchObject({ state: 'removed', by: linden.username, username: staff.username });
    expect((await staff.list()).status).toBe(404);
    expect((await (await aModerator(api)).read(id)).body).toMatchObject({ assignee: null });
  });

  it('requires two other administrators whose roles count, also for concurrent removals', async () => {
    expect((await answer(linden, await heldBy(linden, alder), 'remove')).code).toBe('staff.administratorsLeft');
    expect((await answer(linden, await heldBy(linden, linden), 'remove')).code).toBe('staff.cannotChangeOwnRole');
    // Administrators whose role does not count yet or who are suspended are not among the two.
    await given(moth, 'administrator');
    const suspended = await aModerator(api, 'administrator');
    await api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', suspended.id).execute();
    expect((await answer(linden, await heldBy(linden, alder), 'remove')).code).toBe('staff.administratorsLeft');
    const third = await aModerator(api, 'administrator');
    const held = { alder: await heldBy(linden, alder), third: await heldBy(linden, third) };
    const both = await Promise.all([answer(third, held.alder, 'remove'), answer(alder, held.third, 'remove')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('limits sanctions and escalations in the same way: two administrators must remain', async () => {
    const [moderator, lead] = [await aModerator(api, 'moderator'), await aModerator(api, 'safety_lead')];
    const third = await aModerator(api, 'administrator');
    const sanction = async (by: Moderator, whom: BuiltMember, kind: string) => {
      const search = { by: 'username', value: whom.username, reason: 'They wrote to support.' };
      const { body } = await by.call<{ pseudonym: string }>('POST', '/api/staff/members/search', search);
      return by.call('POST', `/api/staff/members/${body.pseudonym}/sanctions`, { kind, reason: 'harassment' });
    };
    const both = await Promise.all([sanction(moderator, third, 'suspension'), sanction(lead, alder, 'ban')]);
    expect(both.map(({ code }) => code ?? 'given').toSorted()).toEqual(['given', 'staff.administratorsLeft']);
    const left = both[0].status === 200 ? alder : third;
    const { id } = await aCase(api, clock, { kind: 'member_report', memberId: left.id });
    await moderator.take(id);
    const against = { decision: 'reject', reason: 'harassment', sanction: { kind: 'suspension' } };
    expect((await moderator.decide(id, against)).code).toBe('staff.administratorsLeft');
    expect((await sanction(moderator, left, 'warning')).status).toBe(200);

    // An escalation to the CSAM reviewers suspends the member too, and no safety lead can lift that.
    const escalated = async (memberId: string) => {
      const { id: caseId } = await aCase(api, clock, { kind: 'conversation_report', memberId });
      await moderator.take(caseId);
      expect((await moderator.call('POST', `/api/staff/cases/${caseId}/escalate`, {})).status).toBe(200);
      return (await api.db.selectFrom('member').select('state').where('id', '=', memberId).executeTakeFirstOrThrow()).state;
    };
    expect([await escalated(left.id), await escalated(moth.id)]).toEqual(['active', 'suspended']);
    const self = await heldBy(linden, moderator);
    expect((await answer(linden, self, 'remove')).status).toBe(200);
  });

  it('prevents the last two administrators from deleting their accounts', async () => {
    const browser = aBrowser(api);
    await browser.login(alder);
    const erase = (member: BuiltMember, tab: typeof browser) =>
      tab.call('DELETE', '/api/users/delete', { password: member.secretFor('email') });
    expect((await erase(alder, browser)).code).toBe('staff.administratorsLeft');
    const third = await aMember(api.db, api.config, { staffRole: 'administrator' });
    const tab = aBrowser(api);
    await tab.login(third);
    expect((await erase(third, tab)).status).toBe(200);
    expect(await api.db.selectFrom('role_assignment').select('ended_because').where('member_id', '=', third.id).execute()).toEqual([
      { ended_because: 'deleted' },
    ]);
  });
});

describe('staff.roleChanged', () => {
  it('lists a proposal, a confirmation and a removal in the inbox of all staff', async () => {
    const rowan = await aModerator(api, 'reviewer');
    const inbox = async () => (await rowan.call<Inbox>('GET', '/api/staff/inbox')).body;
    const id = proposalFor(await propose(linden, moth, 'support'), moth);
    expect(await inbox()).toMatchObject({ count: 1, roles: [{ id, username: moth.username, state: 'proposed', by: linden.username }] });
    await answer(alder, id, 'confirm');
    expect(await inbox()).toMatchObject({ count: 1, roles: [{ id, state: 'confirmed', by: alder.username }] });
    await answer(linden, id, 'remove');
    expect(await inbox()).toMatchObject({ count: 0, roles: [{ id, state: 'removed', by: linden.username }] });
    clock.pass(15 * DAY);
    const later = await aModerator(api, 'support');
    expect((await later.call<Inbox>('GET', '/api/staff/inbox')).body.roles).toEqual([]);
  });

  it('sends an email without names to all staff and to the member who lost the role', async () => {
    await worker.runJobs();
    const hollis = await aModerator(api, 'support');
    const changesTo = ({ email }: { email: string }) =>
      worker.emailsTo(email).flatMap(({ kind, facts }) => (kind === 'staff-role-changed' && 'change' in facts ? [facts.change] : []));
    const before = { linden: changesTo(linden).length };
    const id = proposalFor(await propose(linden, moth, 'auditor'), moth);
    for (const how of ['confirm', 'remove'] as const) {
      await worker.runJobs();
      await answer(alder, id, how);
    }
    await worker.runJobs();
    expect(changesTo(hollis)).toEqual(['proposed', 'confirmed', 'removed']);
    expect(changesTo(linden).slice(before.linden)).toEqual(['proposed', 'confirmed', 'removed']);
    expect(changesTo(moth)).toEqual(['confirmed', 'removed']);
    const sent = worker.emailsTo(hollis.email).map(({ facts }) => facts);
    expect(JSON.stringify(sent)).not.toMatch(new RegExp(`${moth.username}|auditor`, 'i'));
  });
});

describe('console passkeys', () => {
  const aKey = () => ({ id: newId(), publicKey: Buffer.alloc(64) });
  const opening = async (memberId: string) => {
    const rows = await api.db
      .selectFrom('second_factor')
      .select('id')
      .where('member_id', '=', memberId)
      .where('opens_console', '=', true)
      .execute();
    return rows.map(({ id }) => id);
  };

  it('includes only passkeys that verify the user and were added before the proposal', async () => {
    const member = await aMember(api.db, api.config);
    expect((await propose(linden, member, 'support')).code).toBe('staff.passkeyMissing');
    await aPasskey(api.db, member.id, aKey(), { verifiesUser: false });
    expect((await propose(linden, member, 'support')).code).toBe('staff.passkeyMissing');
    const first = await aPasskey(api.db, member.id, aKey());
    const id = proposalFor(await propose(linden, member, 'support'), member);
    clock.pass(MINUTE);
    await aPasskey(api.db, member.id, aKey(), { addedAt: clock.now() });
    expect(await opening(member.id)).toEqual([]);
    await answer(alder, id, 'confirm');
    expect(await opening(member.id)).toEqual([first]);
  });

  it('excludes passkeys that were added later when another role is given', async () => {
    const member = await aMember(api.db, api.config);
    const first = await aPasskey(api.db, member.id, aKey());
    await given(member, 'support');
    await aPasskey(api.db, member.id, aKey());
    await given(member, 'reviewer');
    expect(await opening(member.id)).toEqual([first]);
  });

  it('replaces lost passkeys when the role is given again', async () => {
    const member = await aMember(api.db, api.config);
    await aPasskey(api.db, member.id, aKey());
    await given(member, 'support');
    expect((await propose(linden, member, 'support')).code).toBe('staff.sameRole');
    await api.db.deleteFrom('second_factor').where('member_id', '=', member.id).execute();
    expect((await read(linden)).staff.find(({ username }) => username === member.username)).toMatchObject({ passkeys: 0 });
    const next = await aPasskey(api.db, member.id, aKey());
    await given(member, 'support');
    expect(await opening(member.id)).toEqual([next]);
  });
});

describe('database role api', () => {
  it('rejects every change of roles other than by two administrators', async () => {
    const db = createDb(createPool({ url: databaseUrl(api.config, 'api'), name: 'test', size: 1 }));
    const at = clock.now();
    const later = (ms: number) => new Date(at.getTime() + ms);
    const proposal = { member_id: moth.id, role: 'administrator', proposed_at: at, expires_at: later(DAY) };
    const confirmed = { confirmed_at: at, counts_from: later(48 * HOUR) };
    const insert = (values: object) =>
      db
        .insertInto('role_assignment')
        .values({ id: newId(), ...proposal, ...values })
        .execute();
    const hollis = await aModerator(api, 'support');
    const id = proposalFor(await propose(linden, moth, 'support'), moth);
    const update = (values: object) => db.updateTable('role_assignment').set(values).where('id', '=', id).execute();
    const tries: [string, () => Promise<unknown>][] = [
      ['the role itself', () => db.updateTable('member').set({ staff_role: 'administrator' }).where('id', '=', moth.id).execute()],
      ['when it counts', () => db.updateTable('member').set({ staff_role_counts_from: at }).where('id', '=', hollis.id).execute()],
      ['the role of another away', () => db.updateTable('member').set({ staff_role: null }).where('id', '=', alder.id).execute()],
      ['a role at once', () => insert({ proposed_by: linden.id, confirmed_by: alder.id, ...confirmed })],
      ['a role as a first administrator', () => insert({ origin: 'first', ...confirmed })],
      ['a proposal of nobody', () => insert({ proposed_by: null })],
      ['a proposal of who is no administrator', () => insert({ proposed_by: hollis.id })],
      ['a proposal of oneself', () => insert({ member_id: linden.id, proposed_by: linden.id })],
      ['a confirmation by nobody', () => update(confirmed)],
      ['a confirmation by who proposed', () => update({ confirmed_by: linden.id, ...confirmed })],
      ['a confirmation by who receives', () => update({ confirmed_by: moth.id, ...confirmed })],
      ['a confirmation by who is no administrator', () => update({ confirmed_by: hollis.id, ...confirmed })],
      ['one that counts at once', () => update({ confirmed_by: alder.id, ...confirmed, counts_from: at })],
      ['one that counts a minute early', () => update({ confirmed_by: alder.id, ...confirmed, counts_from: later(48 * HOUR - MINUTE) })],
      ['one that has expired', () => update({ confirmed_by: alder.id, confirmed_at: later(8 * DAY), counts_from: later(30 * DAY) })],
      ['another role than was proposed', () => update({ role: 'administrator' })],
      ['another person than was proposed', () => update({ member_id: hollis.id })],
    ];
    for (const [what, attempt] of tries) await expect(attempt(), what).rejects.toThrow(/role|administrator|check constraint/);
    await update({ confirmed_by: alder.id, ...confirmed });
    await expect(update({ counts_from: later(49 * HOUR) })).rejects.toThrow(/nothing else/);
    const held = await heldBy(linden, alder);
    const remove = { ended_by: linden.id, ended_at: at, ended_because: 'removed' };
    await expect(db.updateTable('role_assignment').set(remove).where('id', '=', held).execute()).rejects.toThrow(/must be left/);
    await db.destroy();
  });
});
