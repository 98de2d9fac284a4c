import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { aClock, HOUR, MINUTE } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { aCase, aModerator, type Moderator } from '../../../test/support/moderation.ts';

const clock = aClock();
const api = useApi({ clock });

let sable: Moderator;
let linden: Moderator;
beforeAll(async () => {
  sable = await aModerator(api);
  linden = await aModerator(api);
});

const missing = { status: 404, code: 'resource.notFound' };
const rejecting = { decision: 'reject', reason: 'quality', note: 'Too dark to see.' };
const kindsOf = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind);

async function statusOf(subjectId: string) {
  return api.db.selectFrom('subject_status').select(['status', 'case_id']).where('subject_id', '=', subjectId).executeTakeFirst();
}

/** Returns the events that were emitted about a case. */
async function emitted(caseId: string): Promise<{ name: string; data: Record<string, unknown> }[]> {
  const { rows } = await sql<{ payload: { name: string; data: Record<string, unknown> } }>`
    SELECT payload FROM graphile_worker._private_jobs WHERE payload->'data'->>'caseId' = ${caseId} ORDER BY id`.execute(api.db);
  return rows.map(({ payload }) => payload);
}

describe('openCase', () => {
  it('sets the deadline, adds the first event and puts the subject under review', async () => {
    const owner = await aMember(api.db, api.config);
    const { id, subjectId } = await aCase(api, clock, { memberId: owner.id });
    const { body } = await sable.read(id);
    expect(body).toMatchObject({
      kind: 'media_review',
      subjectId,
      username: expect.stringMatching(/^M-/) as string,
      state: 'open',
      assignee: null,
      mine: false,
    });
    expect(Date.parse(body.dueAt) - Date.parse(body.openedAt)).toBe(24 * HOUR);
    expect(body.events).toEqual([{ at: body.openedAt, kind: 'opened', actor: null }]);
    expect(await statusOf(subjectId)).toEqual({ status: 'under_review', case_id: id });
    expect(await emitted(id)).toMatchObject([{ name: 'moderation.caseOpened', data: { caseId: id, kind: 'media_review' } }]);
  });

  it('returns the same case for concurrent calls and a new one after the decision', async () => {
    const traits = { memberId: (await aMember(api.db, api.config)).id, subjectId: newId() };
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => aCase(api, clock, traits)));
    expect(others.map(({ id }) => id)).toEqual(Array.from({ length: 4 }, () => first?.id));
    const id = first?.id ?? '';
    expect((await sable.read(id)).body.events).toHaveLength(1);
    expect(await emitted(id)).toHaveLength(1);
    await sable.take(id);
    await sable.decide(id, { decision: 'approve' });
    expect((await aCase(api, clock, traits)).id).not.toBe(id);
  });

  it('opens another case for another kind', async () => {
    const { id, subjectId, memberId } = await aCase(api, clock);
    expect((await aCase(api, clock, { kind: 'media_objection', subjectId, memberId })).id).not.toBe(id);
  });
});

describe('POST /api/staff/cases/{id}/claim and /release', () => {
  it('prevents colleagues from claiming, releasing and deciding the case', async () => {
    const { id } = await aCase(api, clock);
    expect((await sable.take(id)).body).toMatchObject({ mine: true, assignee: sable.username });
    expect((await linden.read(id)).body).toMatchObject({ mine: false, assignee: sable.username });
    const taken = { status: 409, code: 'moderation.assignedToOther' };
    expect(await linden.take(id)).toMatchObject(taken);
    expect(await linden.release(id)).toMatchObject(taken);
    expect(await linden.decide(id, { decision: 'approve' })).toMatchObject(taken);
  });

  it('changes nothing when the case is claimed again', async () => {
    const { id } = await aCase(api, clock);
    await sable.take(id);
    expect(await sable.take(id)).toMatchObject({ status: 200, body: { mine: true } });
    expect(kindsOf((await sable.read(id)).body.events)).toEqual(['opened', 'claimed']);
  });

  it('lets one of two concurrent claims succeed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await aCase(api, clock);
      const answers = await Promise.all([sable.take(id), linden.take(id)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(kindsOf((await sable.read(id)).body.events)).toEqual(['opened', 'claimed']);
    }
  });

  it('makes a released case available to colleagues and records the events', async () => {
    const { id } = await aCase(api, clock);
    await sable.take(id);
    clock.pass(MINUTE);
    expect((await sable.release(id)).body).toMatchObject({ mine: false, assignee: null });
    expect(await sable.release(id)).toMatchObject({ status: 200 });
    clock.pass(MINUTE);
    expect((await linden.take(id)).body).toMatchObject({ mine: true });
    const { events } = (await linden.read(id)).body;
    expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['opened', null],
      ['claimed', sable.username],
      ['released', sable.username],
      ['claimed', linden.username],
    ]);
  });
});

describe('POST /api/staff/cases/{id}/decide', () => {
  it('closes the case, sets the status and emits an event with the reason', async () => {
    const { id, subjectId } = await aCase(api, clock);
    await sable.take(id);
    clock.pass(MINUTE);
    const { body } = await sable.decide(id, rejecting);
    expect(body).toMatchObject({ state: 'decided', decision: 'reject', reason: 'quality', note: 'Too dark to see.' });
    expect(body.events.at(-1)).toEqual({ at: clock.now().toISOString(), kind: 'decided', actor: sable.username });
    expect(await statusOf(subjectId)).toEqual({ status: 'rejected', case_id: id });
    const data = { caseId: id, kind: 'media_review', subjectKind: 'media', subjectId, decision: 'reject', reason: 'quality' };
    expect((await emitted(id)).at(-1)).toMatchObject({ name: 'moderation.caseDecided', data });
  });

  it('rejects a moderator who has not claimed the case', async () => {
    const { id } = await aCase(api, clock);
    expect(await sable.decide(id, { decision: 'approve' })).toMatchObject({ status: 409, code: 'moderation.assignedToOther' });
  });

  it('rejects a second decision, a claim and a release after the first', async () => {
    const { id } = await aCase(api, clock);
    await sable.take(id);
    await sable.decide(id, { decision: 'approve' });
    const decided = { status: 409, code: 'moderation.alreadyDecided' };
    expect(await sable.decide(id, rejecting)).toMatchObject(decided);
    expect(await sable.take(id)).toMatchObject(decided);
    expect(await linden.release(id)).toMatchObject(decided);
    expect((await sable.read(id)).body).toMatchObject({ decision: 'approve', reason: null });
  });

  it('accepts one of two concurrent decisions', async () => {
    const { id } = await aCase(api, clock);
    await sable.take(id);
    const answers = await Promise.all([sable.decide(id, { decision: 'approve' }), sable.decide(id, rejecting)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await emitted(id)).filter(({ name }) => name === 'moderation.caseDecided')).toHaveLength(1);
  });

  it('requires a reason for a decision against a member and changes nothing without one', async () => {
    const { id, subjectId } = await aCase(api, clock);
    await sable.take(id);
    const rejected = await sable.decide(id, { decision: 'reject', note: 'No.' });
    expect(rejected).toMatchObject({ status: 400, code: 'request.invalid', fields: { reason: { code: 'field.required' } } });
    expect((await sable.read(id)).body).toMatchObject({ state: 'open', mine: true });
    expect(await statusOf(subjectId)).toMatchObject({ status: 'under_review' });
  });

  it('accepts only decisions that the kind allows', async () => {
    const { id } = await aCase(api, clock, { kind: 'media_match' });
    await sable.take(id);
    const rejected = await sable.decide(id, { decision: 'approve' });
    expect(rejected).toMatchObject({ status: 400, fields: { decision: { code: 'field.notAChoice' } } });
    expect((await sable.decide(id, { decision: 'remove', reason: 'known' })).body).toMatchObject({ decision: 'remove' });
  });

  it('stores the note and no reason for a decision in favour', async () => {
    const { id } = await aCase(api, clock);
    await sable.take(id);
    const { body } = await sable.decide(id, { decision: 'approve', reason: 'quality', note: '  Thank you. ' });
    expect(body).toMatchObject({ decision: 'approve', reason: null, note: 'Thank you.' });
  });

  it('keeps the subject under review while another case is open, and removed permanently', async () => {
    const { id: review, subjectId, memberId } = await aCase(api, clock);
    const { id: objection } = await aCase(api, clock, { kind: 'media_objection', subjectId, memberId });
    const { id: match } = await aCase(api, clock, { kind: 'media_match', subjectId, memberId });
    for (const id of [review, objection, match]) await sable.take(id);
    await sable.decide(review, { decision: 'approve' });
    expect(await statusOf(subjectId)).toMatchObject({ status: 'under_review' });
    await sable.decide(objection, { decision: 'remove', reason: 'objection' });
    await sable.decide(match, { decision: 'dismiss' });
    expect(await statusOf(subjectId)).toMatchObject({ status: 'removed' });
  });
});

describe('routes of cases', () => {
  it.each([null, 'auditor', 'administrator'] as const)('returns 404 for the role %s', async (role) => {
    const { id } = await aCase(api, clock);
    const somebody = await aModerator(api, role);
    const answers = [somebody.list(), somebody.read(id), somebody.take(id), somebody.release(id), somebody.decide(id, rejecting)];
    for (const answered of await Promise.all(answers)) expect(answered).toMatchObject(missing);
    expect((await sable.read(id)).body).toMatchObject({ state: 'open', assignee: null });
  });

  it.each(['memberId', 'reporterId'] as const)('returns 404 for a staff member who is the %s of the case', async (part) => {
    const { id } = await aCase(api, clock, { [part]: linden.id });
    const answers = [linden.read(id), linden.take(id), linden.release(id), linden.decide(id, rejecting)];
    for (const answered of await Promise.all(answers)) expect(answered).toMatchObject(missing);
    expect((await sable.take(id)).status).toBe(200);
  });

  it('returns 404 when the id does not exist', async () => {
    for (const answered of [sable.read(newId()), sable.take(newId()), sable.decide(newId(), rejecting)]) {
      expect(await answered).toMatchObject(missing);
    }
  });
});

describe('names in cases', () => {
  it('returns null for members and staff whose accounts are deleted', async () => {
    const owner = await aMember(api.db, api.config);
    const former = await aModerator(api);
    const { id } = await aCase(api, clock, { memberId: owner.id });
    await former.take(id);
    await api.db.updateTable('member').set({ state: 'deleted' }).where('id', '=', owner.id).execute();
    await api.db.deleteFrom('member').where('id', '=', former.id).execute();
    const { body } = await sable.read(id);
    expect(body).toMatchObject({ username: null, assignee: null });
    expect(body.events.map(({ actor }) => actor)).toEqual([null, null]);
    expect((await sable.take(id)).body).toMatchObject({ mine: true });
  });
});
