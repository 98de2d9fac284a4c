import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { aBrowser } from '../../../test/support/browser.ts';
import { aClock, DAY } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, type BuiltMember, type MemberOptions } from '../../../test/support/members.ts';
import { aCase, aModerator, type Moderator } from '../../../test/support/moderation.ts';
import { emit } from '../../platform/jobs/emit.ts';
import { newId } from '../../platform/ids.ts';
import { detectBanEvasion } from './index.ts';
import { liftExpired } from './commands/lift-sanction.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

let sable: Moderator;
beforeEach(async () => {
  sable = await aModerator(api);
});

const against = { decision: 'reject', reason: 'harassment' } as const;

async function reported(member: BuiltMember, kind: 'member_report' | 'conversation_report' = 'member_report') {
  return (await aCase(api, clock, { kind, memberId: member.id })).id;
}

/** Decides a case against the member with a sanction. */
async function sanction(member: BuiltMember, sanctioning: object, by = sable): Promise<{ caseId: string; status: number }> {
  const caseId = await reported(member);
  await by.take(caseId);
  const { status } = await by.decide(caseId, { ...against, sanction: sanctioning });
  return { caseId, status };
}

const somebody = (traits: MemberOptions = {}) => aMember(api.db, api.config, traits);
const stateOf = async (id: string) =>
  (await api.db.selectFrom('member').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const sanctionsOf = (id: string) =>
  api.db.selectFrom('sanction').select(['kind', 'ends_at', 'lifted_because']).where('member_id', '=', id).orderBy('imposed_at').execute();
const evasionOf = (id: string) =>
  api.db.selectFrom('moderation_case').select('id').where('kind', '=', 'ban_evasion').where('member_id', '=', id).execute();

describe('suspension', () => {
  it('logs the member out, returns 451 on login, and is lifted automatically', async () => {
    const member = await somebody();
    const browser = aBrowser(api);
    await browser.login(member);
    await sanction(member, { kind: 'suspension', days: 7 });
    expect((await browser.account()).status).toBe(401);
    expect(await aBrowser(api).login(member)).toMatchObject({ status: 451, code: 'auth.suspended' });
    expect(await stateOf(member.id)).toBe('suspended');

    clock.pass(7 * DAY - 60_000);
    await liftExpired(worker.db, clock);
    expect(await stateOf(member.id)).toBe('suspended');
    clock.pass(60_000);
    await liftExpired(worker.db, clock);
    expect(await stateOf(member.id)).toBe('active');
    expect((await aBrowser(api).login(member)).status).toBe(200);
    expect(await sanctionsOf(member.id)).toMatchObject([{ kind: 'suspension', lifted_because: 'expired' }]);
  });

  it('restores the previous state only when no other suspension is active', async () => {
    const member = await somebody({ state: 'pending' });
    await sanction(member, { kind: 'suspension', days: 1 });
    await sanction(member, { kind: 'suspension', days: 3 });
    clock.pass(DAY);
    await liftExpired(worker.db, clock);
    expect(await stateOf(member.id)).toBe('suspended');
    clock.pass(2 * DAY);
    await liftExpired(worker.db, clock);
    expect(await stateOf(member.id)).toBe('pending');
  });
});

describe('warning and strike', () => {
  it('keeps the member active and counts the sanctions; a strike expires after 180 days', async () => {
    const member = await somebody();
    await sanction(member, { kind: 'warning' });
    const { caseId } = await sanction(member, { kind: 'strike' });
    expect(await stateOf(member.id)).toBe('active');
    expect((await sable.read(caseId)).body).toMatchObject({ activeSanctions: { warning: 1, strike: 1, suspension: 0, ban: 0 } });
    clock.pass(180 * DAY);
    await liftExpired(worker.db, clock);
    sable = await aModerator(api);
    expect((await sable.read(caseId)).body).toMatchObject({ activeSanctions: { warning: 1, strike: 0 } });
  });
});

describe('ban', () => {
  it('stays permanently, and a new account with a banned identifier opens a case', async () => {
    const banned = await somebody({ email: 'r.ook+1@gmail.com', phone: '+16045550177' });
    await sanction(banned, { kind: 'ban' });
    clock.pass(400 * DAY);
    await liftExpired(worker.db, clock);
    expect(await stateOf(banned.id)).toBe('suspended');

    const back = await somebody({ email: 'rook@gmail.com' });
    const samePhone = await somebody({ phone: '+16045550177' });
    const other = await somebody();
    for (const { id: memberId } of [back, samePhone, other]) {
      await transaction(api.db, (tx) => emit(tx, clock, 'accounts.memberJoined', { memberId }));
    }
    await transaction(api.db, (tx) => emit(tx, clock, 'accounts.phoneVerified', { memberId: samePhone.id }));
    await worker.runJobs();
    expect([(await evasionOf(back.id)).length, (await evasionOf(samePhone.id)).length, (await evasionOf(other.id)).length]).toEqual([
      1, 1, 0,
    ]);
    expect((await aBrowser(api).login(back)).status).toBe(200);
  });

  it('recognises a banned member by the submitted document', async () => {
    const hash = randomBytes(32);
    const [banned, back] = [await somebody(), await somebody()];
    const at = clock.now();
    await api.db
      .insertInto('verification')
      .values({
        id: newId(),
        member_id: banned.id,
        method: 'document',
        serial: '12345678',
        document_hash: hash,
        lifetime: false,
        submitted_at: at,
        expected_by: at.toISOString().slice(0, 10),
      })
      .execute();
    await sanction(banned, { kind: 'ban' });
    await worker.runJobs();
    await transaction(api.db, (tx) => detectBanEvasion(tx, { memberId: back.id, documentHash: hash }, { clock, config: api.config }));
    expect(await evasionOf(back.id)).toHaveLength(1);
  });

  it('stores only keyed hashes of personal data', async () => {
    const banned = await somebody({ phone: '+16045550178' });
    await sanction(banned, { kind: 'ban' });
    const identifiers = await api.db.selectFrom('banned_identifier').select(['kind', 'hash']).execute();
    expect(identifiers.every(({ hash }) => hash.length === 32)).toBe(true);
    expect(JSON.stringify(identifiers)).not.toContain(banned.email);
  });
});

describe('decision with a sanction', () => {
  it('closes duplicate reports, except those assigned to a colleague', async () => {
    const member = await somebody();
    const colleague = await aModerator(api, 'moderator');
    const [duplicate, held] = [await reported(member, 'conversation_report'), await reported(member)];
    await colleague.take(held);
    const otherwise = await aCase(api, clock, { kind: 'media_review', memberId: member.id });
    const subject = await reported(member, 'conversation_report');
    await sable.take(subject);
    await sable.decide(subject, { ...against, sanction: { kind: 'strike' } });
    const stateAfter = async (id: string) => (await sable.read(id)).body.state;
    expect(await stateAfter(duplicate)).toBe('decided');
    expect([await stateAfter(held), await stateAfter(otherwise.id)]).toEqual(['open', 'open']);
    expect(await sanctionsOf(member.id)).toHaveLength(1);
  });

  it.each([
    ['a ban by a moderator', 'moderator', { ...against, sanction: { kind: 'ban' } }],
    ['a warning with days', 'safety_lead', { ...against, sanction: { kind: 'warning', days: 3 } }],
    ['a suspension of two years', 'safety_lead', { ...against, sanction: { kind: 'suspension', days: 730 } }],
    ['a strike with a dismissal', 'safety_lead', { decision: 'dismiss', sanction: { kind: 'strike' } }],
  ] as const)('changes nothing and returns 400 for %s', async (_, role, body) => {
    const member = await somebody();
    const staff = await aModerator(api, role);
    const caseId = await reported(member);
    await staff.take(caseId);
    expect((await staff.decide(caseId, body)).status).toBe(400);
    expect((await staff.read(caseId)).body.state).toBe('open');
    expect(await sanctionsOf(member.id)).toEqual([]);
    expect(await stateOf(member.id)).toBe('active');
  });

  it('adds audit entries for the decision and the sanction', async () => {
    const member = await somebody();
    const { caseId } = await sanction(member, { kind: 'warning' });
    const rows = await api.db.selectFrom('audit_entry').select(['action', 'actor_id']).where('subject_id', '=', caseId).execute();
    expect(rows.map(({ action }) => action)).toEqual(['case.decided', 'member.sanctioned']);
    expect(rows.every(({ actor_id }) => actor_id === sable.id)).toBe(true);
  });
});
