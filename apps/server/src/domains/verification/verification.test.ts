import { randomUUID } from 'node:crypto';
import { identityReasons } from '@subrosa/rules/verification/reasons';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { aClock, DAY } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aNumber, aReviewer, someDocuments, someoneProvable } from '../../../test/support/verification.ts';
import { emit } from '../../platform/jobs/emit.ts';
import { applyDecision } from './commands/apply-decision.ts';
import { documentHash } from './document-hash.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

let sable: Awaited<ReturnType<typeof aReviewer>>;
beforeAll(async () => {
  sable = await aReviewer(api);
});

const identityOf = async (id: string) =>
  (await api.db.selectFrom('member').select('identity_verified_at').where('id', '=', id).executeTakeFirstOrThrow()).identity_verified_at;

async function aBan(memberId: string): Promise<string> {
  const found = await sable.caseOf(memberId);
  const id = randomUUID();
  const row = { id, member_id: memberId, case_id: found?.id ?? '', kind: 'ban', reason: 'deceit', imposed_at: clock.now() };
  await api.db.insertInto('sanction').values(row).execute();
  return id;
}

describe('POST /api/users/verify', () => {
  it('waits for staff with a social account; the approval notifies the member and renews the serial', async () => {
    const moth = await someoneProvable(api);
    const serial = await moth.serial();
    const sent = await moth.submit();
    expect(sent).toMatchObject({
      status: 200,
      body: {
        verified: [],
        current: { method: 'social', platform: 'instagram', handle: 'moth', state: 'waiting', reason: null },
        past: [],
        can: { submit: [], withdraw: true, applyForLifetime: 'with_document' },
      },
    });
    expect(await sable.caseOf(moth.id)).toMatchObject({ subject_id: sent.body.current?.id });
    expect(await moth.serial()).toBe(serial);
    expect((await sable.approve(moth.id, 'social')).status).toBe(200);
    await worker.runJobs();
    expect(await moth.status()).toMatchObject({
      verified: [{ method: 'social', renewBy: null, renewalDue: false }],
      current: { state: 'approved' },
      can: { submit: ['document'], withdraw: false },
    });
    expect(await identityOf(moth.id)).toEqual(clock.now());
    expect(await moth.serial()).not.toBe(serial);
    expect(await moth.notifications()).toEqual(['identity_approved']);
    expect((await moth.submit()).code).toBe('verification.alreadyVerified');
  });

  it('stores only a keyed hash of the document number and deletes the expiry date with the decision', async () => {
    const moth = await someoneProvable(api);
    const documentNumber = aNumber();
    await moth.submitDocument({ documentNumber: documentNumber.toLowerCase(), expiresOn: '2028-02-01' });
    const stored = () => api.db.selectFrom('verification').selectAll().where('member_id', '=', moth.id).executeTakeFirstOrThrow();
    expect((await stored()).document_hash).toEqual(documentHash(api.config, { documentNumber, issuedBy: 'CA' }));
    expect(JSON.stringify(await stored()).toUpperCase()).not.toContain(documentNumber);
    expect((await stored()).expires_on).toBe('2028-02-01');
    await sable.approve(moth.id);
    await worker.runJobs();
    expect((await stored()).expires_on).toBeNull();
    expect((await moth.status()).verified).toEqual([expect.objectContaining({ method: 'document', renewBy: '2028-02-01' })]);
    expect((await moth.status()).age).toMatchObject({ method: 'document' });
  });

  it('returns an expected answer within three business days', async () => {
    const moth = await someoneProvable(api);
    const { body } = await moth.submit();
    const days = (Date.parse(body.current?.expectedBy ?? '') - Date.parse(clock.now().toISOString().slice(0, 10))) / DAY;
    expect([3, 4, 5]).toContain(days);
  });

  it.each([
    ['without a method', { method: 'voice' }, 'method'],
    ['with an unknown platform', { platform: 'myspace' }, 'platform'],
    ['with an invalid handle', { handle: 'https://evil.example/moth' }, 'handle'],
    [
      'with an invalid country',
      {
        method: 'document',
        documents: [randomUUID(), randomUUID(), randomUUID()],
        documentNumber: 'X1',
        issuedBy: 'Canada',
        expiresOn: null,
      },
      'issuedBy',
    ],
    [
      'with too few documents',
      { method: 'document', documents: [randomUUID()], documentNumber: 'X1', issuedBy: 'CA', expiresOn: null },
      'documents',
    ],
  ])('returns a field error %s', async (_, more, field) => {
    const moth = await someoneProvable(api);
    const response = await moth.submit(more);
    expect(response).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(Object.keys(response.fields).join()).toContain(field);
  });

  it('rejects a document that expires today or earlier', async () => {
    const moth = await someoneProvable(api);
    expect((await moth.submitDocument({ expiresOn: clock.now().toISOString().slice(0, 10) })).code).toBe('verification.documentExpired');
    expect((await moth.status()).current).toBeNull();
  });

  it('permits a withdrawal while it is pending, and another submission', async () => {
    const moth = await someoneProvable(api);
    expect((await moth.withdraw()).code).toBe('verification.nothingPending');
    await moth.submitDocument();
    expect((await moth.submit()).code).toBe('verification.alreadyPending');
    expect((await moth.withdraw()).body).toMatchObject({ current: { state: 'withdrawn' }, can: { submit: ['document', 'social'] } });
    expect(await sable.caseOf(moth.id)).toBeUndefined();
    expect((await moth.submitDocument()).status).toBe(200);
  });

  it('rejects a withdrawal after the decision, even before the worker has applied it', async () => {
    const moth = await someoneProvable(api);
    await moth.submit();
    await sable.approve(moth.id, 'social');
    expect((await moth.withdraw()).code).toBe('verification.nothingPending');
    await worker.runJobs();
    expect((await moth.status()).current?.state).toBe('approved');
  });
});

describe('documents of a submission', () => {
  const keeping = (memberId: string) =>
    api.db
      .selectFrom('document')
      .select(['kind', 'keep_until', 'is_record', 'verification_id'])
      .where('owner_id', '=', memberId)
      .orderBy('kind')
      .execute();

  it.each([
    ['a video', ['front', 'details', 'back']],
    ['details', ['front', 'video', 'back']],
    ['a front', ['video', 'details', 'back']],
    ['only one of each', ['front', 'front', 'video', 'details']],
  ] as const)('requires %s', async (_, kinds) => {
    const moth = await someoneProvable(api);
    const documents = await someDocuments(api, moth.id, kinds);
    expect((await moth.submitDocument({ documents })).code).toBe('verification.documentsMissing');
    expect((await moth.status()).current).toBeNull();
    expect(new Set((await keeping(moth.id)).map(({ verification_id }) => verification_id))).toEqual(new Set([null]));
  });

  it('rejects documents of others, unknown ones and ones that were used before', async () => {
    const [moth, other] = [await someoneProvable(api), await someoneProvable(api)];
    const theirs = await someDocuments(api, other.id);
    const own = await someDocuments(api, moth.id);
    const errorCodeOf = async (documents: readonly string[]) => (await moth.submitDocument({ documents })).code;
    expect(await errorCodeOf(theirs)).toBe('verification.documentsMissing');
    expect(await errorCodeOf([...own.slice(1), theirs[0] ?? ''])).toBe('verification.documentsMissing');
    expect(await errorCodeOf([randomUUID(), ...own.slice(1)])).toBe('verification.documentsMissing');
    expect((await moth.submitDocument({ documents: own })).status).toBe(200);
    await moth.withdraw();
    expect(await errorCodeOf(own)).toBe('verification.documentsMissing');
  });

  it.each([
    ['approved fetishist', 'fetishist', 'approve', false],
    ['declined confidant', 'confidant', 'decline', false],
    ['approved confidant', 'confidant', 'approve', true],
  ] as const)('sets destruction in 30 days and the record flag: %s', async (_, accountType, decision, isRecord) => {
    const moth = await someoneProvable(api, { accountType });
    await moth.submitDocument();
    if (decision === 'approve') await sable.approve(moth.id);
    else await sable.decline(moth.id, 'not_alone');
    await worker.runJobs();
    const kept = await keeping(moth.id);
    expect(kept).toHaveLength(3);
    for (const one of kept) expect(one).toMatchObject({ keep_until: new Date(clock.now().getTime() + 30 * DAY), is_record: isRecord });
  });

  it('schedules the destruction immediately after a withdrawal', async () => {
    const moth = await someoneProvable(api);
    await moth.submitDocument();
    await moth.withdraw();
    for (const { keep_until } of await keeping(moth.id)) expect(keep_until).toEqual(clock.now());
  });
});

describe('declined submission', () => {
  it.each(identityReasons)('notifies the member about %s with the note, and permits another attempt', async (reason) => {
    const moth = await someoneProvable(api);
    await moth.submitDocument();
    expect((await sable.decline(moth.id, reason, 'Please use more light.')).status).toBe(200);
    await worker.runJobs();
    expect(await moth.status()).toMatchObject({
      verified: [],
      current: { state: 'declined', reason, note: 'Please use more light.' },
      can: { submit: ['document', 'social'] },
    });
    expect(await moth.notifications()).toEqual(['identity_declined']);
    expect(await identityOf(moth.id)).toBeNull();
    // Moderators decide whether an account of a minor may stay.
    expect((await sable.caseOf(moth.id, 'under_age')) !== undefined).toBe(reason === 'under_age');
  });

  it('leaves an earlier verification valid', async () => {
    const moth = await someoneProvable(api);
    await moth.submitDocument({ expiresOn: new Date(clock.now().getTime() + 20 * DAY).toISOString().slice(0, 10) });
    await sable.approve(moth.id);
    await worker.runJobs();
    expect((await moth.status()).verified).toEqual([expect.objectContaining({ renewalDue: true })]);
    expect((await moth.submitDocument()).status).toBe(200);
    await sable.decline(moth.id, 'document_unreadable');
    await worker.runJobs();
    expect(await identityOf(moth.id)).not.toBeNull();
  });
});

describe('review of a submission', () => {
  it('requires every check of the method for an approval', async () => {
    const moth = await someoneProvable(api);
    await moth.submitDocument();
    const { id } = await sable.take(moth.id);
    const response = await sable.call('POST', `/api/staff/cases/${id}/decide`, { decision: 'approve', checks: ['adult'] });
    expect(response).toMatchObject({ status: 400, fields: { checks: { code: 'field.required' } } });
  });

  it('opens the case again when it was approved with the checks of the other method', async () => {
    const moth = await someoneProvable(api);
    await moth.submitDocument();
    await sable.approve(moth.id, 'social');
    await worker.runJobs();
    expect(await identityOf(moth.id)).toBeNull();
    expect(await sable.caseOf(moth.id)).toBeDefined();
    await sable.approve(moth.id);
    await worker.runJobs();
    expect(await identityOf(moth.id)).not.toBeNull();
  });

  it('shows the data only to the staff member with the case, and records each access', async () => {
    const [moth, linden] = [await someoneProvable(api), await aReviewer(api)];
    const documentNumber = aNumber();
    const { body } = await moth.submitDocument({ documentNumber });
    const path = `/api/staff/verifications/${body.current?.id}`;
    const missing = await sable.call('GET', `/api/staff/verifications/${randomUUID()}`);
    expect(missing.status).toBe(404);
    expect(await sable.call('GET', path)).toEqual(missing);
    const { id: caseId } = await sable.take(moth.id);
    expect((await sable.call('GET', path)).body).toMatchObject({
      caseId,
      kind: 'identity',
      method: 'document',
      serial: await moth.serial(),
      member: { id: moth.id, accountType: 'fetishist' },
      before: [],
      documentKnown: 'no',
      documents: expect.arrayContaining([expect.objectContaining({ kind: 'video' })]) as object[],
    });
    for (const other of [linden, moth]) expect(await other.call('GET', path)).toEqual(missing);
    const events = await api.db.selectFrom('moderation_event').select('kind').where('case_id', '=', caseId).execute();
    expect(events.map(({ kind }) => kind)).toContain('accessed');

    const compare = (by: typeof sable | typeof moth, number: string) =>
      by.call('POST', `${path}/compare`, { documentNumber: number, issuedBy: 'CA' });
    expect((await compare(sable, documentNumber.toLowerCase())).body).toEqual({ same: true });
    expect((await compare(sable, `${documentNumber}0`)).body).toEqual({ same: false });
    for (const other of [linden, moth]) expect((await compare(other, documentNumber)).status).toBe(404);

    await sable.approve(moth.id);
    expect(await sable.call('GET', path)).toEqual(missing);
  });

  it('shows that another account submitted the same document', async () => {
    const [one, other] = [await someoneProvable(api), await someoneProvable(api)];
    const documentNumber = aNumber();
    await one.submitDocument({ documentNumber });
    const { body } = await other.submitDocument({ documentNumber });
    await sable.take(other.id);
    expect((await sable.call('GET', `/api/staff/verifications/${body.current?.id}`)).body).toMatchObject({ documentKnown: 'elsewhere' });
  });
});

it('POST /api/users/verify accepts the document of a banned member and opens a case', async () => {
  const [banned, again] = [await someoneProvable(api), await someoneProvable(api)];
  const documentNumber = aNumber();
  await banned.submitDocument({ documentNumber });
  const sanctionId = await aBan(banned.id);
  await transaction(api.db, (tx) => emit(tx, clock, 'moderation.memberBanned', { memberId: banned.id, sanctionId }));
  await worker.runJobs();
  expect((await again.submitDocument({ documentNumber })).status).toBe(200);
  expect(await sable.caseOf(again.id, 'ban_evasion')).toBeDefined();
  const other = await someoneProvable(api);
  await other.submitDocument();
  expect(await sable.caseOf(other.id, 'ban_evasion')).toBeUndefined();
});

it('POST /api/users/verify accepts one of several concurrent submissions and opens one case', async () => {
  const moth = await someoneProvable(api);
  const sent = await Promise.all([moth.submitDocument(), moth.submit(), moth.submitDocument(), moth.submit()]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const cases = await api.db.selectFrom('moderation_case').select('id').where('member_id', '=', moth.id).execute();
  expect(cases).toHaveLength(1);
});

it('DELETE /api/verification either withdraws a submission or fails when it is decided concurrently', async () => {
  for (let round = 0; round < 5; round += 1) {
    const moth = await someoneProvable(api);
    await moth.submit();
    await sable.take(moth.id);
    const [withdrawn, approved] = await Promise.all([moth.withdraw(), sable.approve(moth.id, 'social').catch(() => ({ status: 500 }))]);
    await worker.runJobs();
    const { current, verified } = await moth.status();
    expect([withdrawn.status, approved.status].filter((status) => status === 200)).toHaveLength(1);
    expect(current?.state).toBe(withdrawn.status === 200 ? 'withdrawn' : 'approved');
    expect(verified).toHaveLength(withdrawn.status === 200 ? 0 : 1);
  }
});

it('applyDecision applies a repeated event once', async () => {
  const moth = await someoneProvable(api);
  const { body } = await moth.submit();
  await sable.approve(moth.id, 'social');
  await worker.runJobs();
  const serial = await moth.serial();
  const decided = {
    caseId: randomUUID(),
    kind: 'identity',
    subjectKind: 'verification',
    subjectId: body.current?.id ?? '',
    decision: 'reject',
    reason: 'not_alone',
  } as const;
  await transaction(api.db, (tx) => applyDecision(tx, decided, { clock, config: api.config }));
  expect((await moth.status()).current?.state).toBe('approved');
  expect(await moth.serial()).toBe(serial);
});

it('accounts.memberDeleted dismisses the case of the deleted submission', async () => {
  const moth = await someoneProvable(api);
  const { body } = await moth.submitDocument();
  await api.db.deleteFrom('member').where('id', '=', moth.id).execute();
  await transaction(api.db, (tx) => emit(tx, clock, 'accounts.memberDeleted', { memberId: moth.id, reference: 'none' }));
  await worker.runJobs();
  const found = await api.db
    .selectFrom('moderation_case')
    .select(['state', 'decision'])
    .where('subject_id', '=', body.current?.id ?? '')
    .execute();
  expect(found).toEqual([{ state: 'decided', decision: 'dismiss' }]);
});

it('GET /api/user-details/user/{id} shows the method and month of a verification', async () => {
  const [moth, other] = [await someoneProvable(api), await someoneProvable(api)];
  await moth.submitDocument();
  await sable.approve(moth.id);
  await worker.runJobs();
  const seen = await other.call<{ verified: boolean; verifications: object[] }>('GET', `/api/user-details/user/${moth.id}`);
  expect(seen.body).toMatchObject({
    verified: true,
    verifications: [{ method: 'document', month: clock.now().toISOString().slice(0, 7) }],
  });
});
