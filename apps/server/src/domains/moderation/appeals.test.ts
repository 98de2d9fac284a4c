import type { StatementOfReasonsView } from '@subrosa/contract/moderation';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock, DAY } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMedia } from '../../../test/support/media.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { aCase, aModerator, type Moderator } from '../../../test/support/moderation.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

let sable: Moderator;
let member: BuiltMember;
let tab: TestBrowser;
beforeEach(async () => {
  sable = await aModerator(api);
  member = await aMember(api.db, api.config);
  tab = aBrowser(api);
  await tab.login(member);
});

const own = async () => (await tab.call<StatementOfReasonsView[]>('GET', '/api/statements-of-reasons')).body;
const appeal = (id: string, text = 'It was not me.') =>
  tab.call<StatementOfReasonsView>('POST', `/api/statements-of-reasons/${id}/appeal`, { text });

/** Sends the request of a suspended member, who cannot log in. */
const shutOut = (body: object = {}) =>
  aBrowser(api).call<StatementOfReasonsView>('POST', '/api/suspension', {
    login: member.email,
    password: member.secretFor('email'),
    ...body,
  });

/** Decides a case against the member and returns its statement of reasons. */
async function decidedAgainst(body: object = {}, subjectId?: string) {
  const kind = subjectId ? 'media_review' : 'member_report';
  const { id: caseId } = await aCase(api, clock, { kind, memberId: member.id, ...(subjectId && { subjectId }) });
  await sable.take(caseId);
  const reason = subjectId ? 'quality' : 'harassment';
  expect((await sable.decide(caseId, { decision: 'reject', reason, note: 'Please read the rules.', ...body })).status).toBe(200);
  const made = await api.db.selectFrom('statement_of_reasons').select('id').where('case_id', '=', caseId).executeTakeFirstOrThrow();
  return { caseId, id: made.id };
}

async function decideAppeal(statementOfReasonsId: string, decision: 'overturn' | 'uphold', by: Moderator) {
  const { id } = await api.db
    .selectFrom('moderation_case')
    .select('id')
    .where('subject_id', '=', statementOfReasonsId)
    .executeTakeFirstOrThrow();
  const taken = await by.take(id);
  return taken.status === 200 ? by.decide(id, { decision, note: 'We checked it again.' }) : taken;
}

describe('GET /api/statements-of-reasons', () => {
  it('returns the decision and its reason as codes that the app translates', async () => {
    const { id } = await decidedAgainst({ sanction: { kind: 'strike' } });
    expect(await own()).toMatchObject([
      {
        id,
        kind: 'member_report',
        subjectId: null,
        decision: 'reject',
        reason: 'harassment',
        note: 'Please read the rules.',
        sanction: { kind: 'strike', lifted: false },
        appeal: null,
        can: { appeal: true },
      },
    ]);
    expect((await tab.call('GET', `/api/statements-of-reasons/${id}`)).status).toBe(200);
  });

  it('returns 404 to other members, also for an appeal', async () => {
    const { id } = await decidedAgainst();
    const stranger = aBrowser(api);
    await stranger.login(await aMember(api.db, api.config));
    expect((await stranger.call('GET', `/api/statements-of-reasons/${id}`)).status).toBe(404);
    expect((await stranger.call('POST', `/api/statements-of-reasons/${id}/appeal`, { text: 'Let me.' })).status).toBe(404);
    expect((await stranger.call<unknown[]>('GET', '/api/statements-of-reasons')).body).toEqual([]);
  });

  it('returns nothing for a decision in favour of the member', async () => {
    const { id } = await aCase(api, clock, { kind: 'member_report', memberId: member.id });
    await sable.take(id);
    await sable.decide(id, { decision: 'dismiss' });
    expect(await own()).toEqual([]);
  });
});

describe('POST /api/statements-of-reasons/{id}/appeal', () => {
  it('accepts one of two concurrent appeals', async () => {
    const { id } = await decidedAgainst();
    const [one, other] = await Promise.all([appeal(id), appeal(id)]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    expect((await own())[0]).toMatchObject({ appeal: { text: 'It was not me.', outcome: null }, can: { appeal: false } });
  });

  it('returns 409 after six months', async () => {
    const { id } = await decidedAgainst();
    clock.pass(190 * DAY);
    await tab.login(member);
    expect(await appeal(id)).toMatchObject({ status: 409, code: 'moderation.appealPeriodOver' });
  });

  it('hides the appeal from the first moderator and shows the answer of another one to the member', async () => {
    const { id } = await decidedAgainst();
    await appeal(id);
    expect((await decideAppeal(id, 'overturn', sable)).status).toBe(404);
    const briar = await aModerator(api, 'moderator');
    expect((await decideAppeal(id, 'overturn', briar)).status).toBe(404);
    const another = await aModerator(api);
    expect((await decideAppeal(id, 'uphold', another)).status).toBe(200);
    expect((await own())[0]).toMatchObject({ appeal: { outcome: 'upheld', note: 'We checked it again.' } });
  });

  it('shows an appeal with the first decision only to the moderator who claimed it', async () => {
    const { id } = await decidedAgainst();
    await appeal(id);
    const another = aBrowser(api);
    await another.login(await aMember(api.db, api.config, { staffRole: 'safety_lead' }));
    expect((await another.call('GET', `/api/staff/appeals/${id}`)).status).toBe(404);
    const found = await api.db.selectFrom('moderation_case').select('id').where('subject_id', '=', id).executeTakeFirstOrThrow();
    await another.call('POST', `/api/staff/cases/${found.id}/claim`, {});
    expect((await another.call('GET', `/api/staff/appeals/${id}`)).body).toMatchObject({
      text: 'It was not me.',
      statementOfReasons: { reason: 'harassment', decision: 'reject' },
    });
  });
});

describe('POST /api/suspension', () => {
  it('returns the statement of reasons for a password and accepts one appeal, without logging in', async () => {
    await decidedAgainst({ sanction: { kind: 'suspension', days: 30 } });
    const read = await shutOut();
    expect(read).toMatchObject({ status: 200, body: { sanction: { kind: 'suspension' }, reason: 'harassment', can: { appeal: true } } });
    expect((await shutOut({ text: 'It was not me.' })).status).toBe(200);
    expect(await shutOut({ text: 'Again.' })).toMatchObject({ status: 409, code: 'moderation.alreadyAppealed' });
    expect((await tab.call('GET', '/api/statements-of-reasons')).status).toBe(401);
  });

  it('requires the password of a suspended member', async () => {
    expect(await shutOut()).toMatchObject({ status: 404 });
    await decidedAgainst({ sanction: { kind: 'ban' } });
    expect(await shutOut({ password: 'A'.repeat(43) })).toMatchObject({ code: 'auth.failed', details: { attemptsLeft: 4 } });
    await api.db.deleteFrom('banned_identifier').execute();
  });
});

describe('overturned decision', () => {
  it.each(['strike', 'suspension', 'ban'] as const)('lifts its %s', async (kind) => {
    const { id } = await decidedAgainst({ sanction: { kind } });
    const filed = kind === 'strike' ? await appeal(id) : await shutOut({ text: 'It was not me.' });
    expect(filed).toMatchObject({ status: 200, body: { id, appeal: { outcome: null } } });
    await decideAppeal(id, 'overturn', await aModerator(api));
    const { state } = await api.db.selectFrom('member').select('state').where('id', '=', member.id).executeTakeFirstOrThrow();
    expect(state).toBe('active');
    const sanctions = await api.db.selectFrom('sanction').select('lifted_because').where('member_id', '=', member.id).execute();
    expect(sanctions).toEqual([{ lifted_because: 'overturned' }]);
    expect(await api.db.selectFrom('banned_identifier').select('kind').execute()).toEqual([]);
  });

  it('publishes the rejected picture', async () => {
    const { id: mediaId } = await aMedia(api.db, { ownerId: member.id, state: 'pending_review' });
    const { id } = await decidedAgainst({}, mediaId);
    await worker.runJobs();
    const stateOf = async () =>
      (await api.db.selectFrom('media').select('state').where('id', '=', mediaId).executeTakeFirstOrThrow()).state;
    expect(await stateOf()).toBe('rejected');
    await appeal(id);
    await decideAppeal(id, 'overturn', await aModerator(api));
    await worker.runJobs();
    expect(await stateOf()).toBe('published');
  });
});
