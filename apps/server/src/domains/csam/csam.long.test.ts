import { staffRoles } from '@subrosa/rules/accounts/account-types';
import { beforeAll, describe, expect, it } from 'vitest';
import { objectStore, type ObjectStore } from '../../platform/storage/object-store.ts';
import { aBrowser } from '../../../test/support/browser.ts';
import { aClock, DAY, HOUR, MINUTE } from '../../../test/support/clock.ts';
import { useDocumentsBucket } from '../../../test/support/documents.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aModerator } from '../../../test/support/moderation.ts';
import { aCsamReviewer, useCsamWorker, type CsamReviewer } from '../../../test/support/csam.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { verifyChain } from '../audit/index.ts';
import { holdPreserved } from '../documents/index.ts';
import { quarantineKey, servedPrefix } from '../../../test/support/media.ts';

const clock = aClock();
const api = useApi({ clock });
const bucket = useDocumentsBucket('csam');
const { worker, tips, finished, failNext, runAgain, aMatch } = useCsamWorker(api, clock, bucket);
let one: CsamReviewer;
let other: CsamReviewer;
let store: ObjectStore;
/** Reported in advance, because sessions expire before the months of the last test have passed. */
let reported: string[];

beforeAll(async () => {
  one = await aCsamReviewer(api, 'primary');
  other = await aCsamReviewer(api, 'secondary');
  store = objectStore({ ...api.config, ...bucket }, bucket.S3_DOCUMENTS_BUCKET);
  reported = [(await aConfirmed()).id, (await aConfirmed()).id];
  await worker.runJobs();
});

const preserved = (caseId: string) => api.db.selectFrom('preserved_file').selectAll().where('case_id', '=', caseId).execute();
const reportOf = (caseId: string) => api.db.selectFrom('csam_report').selectAll().where('case_id', '=', caseId).executeTakeFirstOrThrow();
const actionsAbout = async (caseId: string) =>
  (await api.db.selectFrom('audit_entry').select('action').where('subject_id', '=', caseId).orderBy('seq').execute()).map(
    ({ action }) => action,
  );

async function aConfirmed() {
  const found = await aMatch();
  await one.prepare(found.id);
  expect((await other.confirm(found.id)).status).toBe(200);
  return found;
}

describe('upload that matches a list of CSAM', () => {
  it('becomes an encrypted file under its own key and leaves the storage of members', async () => {
    const { id, mediaId, content } = await aMatch();
    const files = await preserved(id);
    expect(files.map(({ kind }) => kind).toSorted()).toEqual(['facts', 'file']);
    for (const { id: fileId } of files) {
      const chunks: Buffer[] = [];
      for await (const chunk of await store.read(`preserved/${fileId}`)) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).includes(content.subarray(0, 64))).toBe(false);
    }
    expect(await worker.storage.find(quarantineKey(mediaId))).toBeNull();
    expect(await worker.storage.list(servedPrefix(mediaId))).toEqual([]);
    await expect(worker.db.selectFrom('preserved_file').select('wrapped_key').execute()).rejects.toThrow(/permission denied/);
  });

  it('suspends its owner without a statement of reasons, a notification or an appeal', async () => {
    const { owner } = await aMatch();
    expect((await aBrowser(api).login(owner)).code).toBe('auth.suspended');
    for (const table of ['statement_of_reasons', 'notification'] as const) {
      expect([table, await api.db.selectFrom(table).selectAll().where('member_id', '=', owner.id).execute()]).toEqual([table, []]);
    }
    expect((await api.post('/api/suspension', { login: owner.email, password: owner.secretFor('email') })).status).toBe(404);
    expect(worker.kindsTo(owner.email)).toEqual([]);
  });

  it.each(staffRoles)('returns 404 on all routes for the role %s and audits each denied request', async (role) => {
    const { id, mediaId } = await aMatch();
    const staff = await aModerator(api, role);
    const missing = await staff.call('GET', '/api/staff/cases/00000000-0000-4000-8000-000000000000');
    const answers = [
      await staff.read(id),
      await staff.take(id),
      await staff.decide(id, { decision: 'remove', reason: 'known' }),
      await staff.call('POST', `/api/staff/cases/${id}/escalate`, {}),
      await staff.call('GET', `/api/staff/media/${mediaId}`),
      await staff.call('GET', '/api/staff/csam/cases'),
      await staff.call('POST', `/api/staff/csam/cases/${id}/prepare`, { verdict: 'dismiss' }),
      await staff.call('POST', `/api/staff/csam/cases/${id}/confirm`, {}),
    ];
    for (const { status, code, body } of answers) expect([status, code, body]).toEqual([404, missing.code, missing.body]);
    const queue = await staff.list();
    if (queue.status === 200) expect(queue.body.cases.map((found) => found.id)).not.toContain(id);
    const denied = await api.db
      .selectFrom('audit_entry')
      .select('seq')
      .where('actor_id', '=', staff.id)
      .where('action', '=', 'access.denied')
      .execute();
    expect(denied.length).toBeGreaterThanOrEqual(answers.length);
  });
});

describe('CSAM reviewers', () => {
  it('requires another reviewer to confirm, on the route and in the database', async () => {
    const { id } = await aMatch();
    expect((await other.confirm(id)).code).toBe('csam.notPrepared');
    expect((await one.prepare(id, { verdict: 'report', note: 'Please see the facts.' })).body.can).toMatchObject({ confirm: false });
    expect((await one.confirm(id)).code).toBe('csam.sameReviewer');
    const itself = api.db.updateTable('csam_case').set({ confirmed_by: one.id, confirmed_at: new Date() }).where('case_id', '=', id);
    await expect(itself.execute()).rejects.toThrow(/two reviewers|check constraint/);
    const { id: unrelatedStaff } = await aModerator(api);
    const byUnrelatedStaff = api.db
      .updateTable('csam_case')
      .set({ confirmed_by: unrelatedStaff, confirmed_at: new Date() })
      .where('case_id', '=', id);
    await expect(byUnrelatedStaff.execute()).rejects.toThrow(/two reviewers/);
    const seen = (await other.cases()).body.find((found) => found.id === id);
    expect(seen).toMatchObject({
      prepared: { verdict: 'report', note: 'Please see the facts.', by: one.username },
      can: { confirm: true },
    });
    expect((await other.confirm(id)).body).toMatchObject({ state: 'decided', confirmed: { by: other.username } });
    expect((await one.prepare(id)).code).toBe('moderation.alreadyDecided');
    expect(await actionsAbout(id)).toEqual(['csam.opened', 'csam.preserved', 'csam.prepared', 'csam.confirmed']);
    await worker.runJobs();
    expect((await verifyChain(api.db)).problems).toEqual([]);
  });

  it('returns a proposal; a dismissal reinstates the member and destroys the file', async () => {
    const { id, owner, mediaId } = await aMatch();
    await one.prepare(id);
    expect((await other.giveBack(id)).body.prepared).toBeNull();
    await other.prepare(id, { verdict: 'dismiss' });
    expect((await one.confirm(id)).body).toMatchObject({ state: 'decided', report: null });
    await worker.runJobs();
    await worker.runTask('documents:destroy');
    expect((await preserved(id)).every(({ wrapped_key, destroyed_at }) => wrapped_key === null && destroyed_at !== null)).toBe(true);
    expect((await aBrowser(api).login(owner)).status).toBe(200);
    expect(await api.db.selectFrom('media').select('id').where('id', '=', mediaId).execute()).toEqual([]);
    expect((await tips()).some(({ xml }) => xml.includes(owner.id))).toBe(false);
  });
});

describe('sendReport', () => {
  it('sends the file and the account data to NCMEC and stores the report number', async () => {
    const { id, owner, content } = await aConfirmed();
    await worker.runJobs();
    const { state, number, acknowledged_at: at } = await reportOf(id);
    expect([state, at]).toEqual(['acknowledged', clock.now()]);
    const tip = (await finished()).find((found) => found.number === number);
    expect(tip?.files.map(({ bytes, hasDetails: described }) => [bytes, described])).toContainEqual([content.length, true]);
    expect(tip?.files).toHaveLength(2);
    for (const value of [owner.id, owner.username, owner.email]) expect(tip?.xml).toContain(`>${value}<`);
    expect((await aBrowser(api).login(owner)).code).toBe('auth.suspended');
  });

  it.each([
    ['/submit', '500'],
    ['/submit', 'lost'],
    ['/upload', '500'],
    ['/upload', 'lost'],
    ['/fileinfo', '1000'],
    ['/fileinfo', 'lost'],
    ['/finish', '500'],
    ['/finish', 'lost'],
    ['/retract', 'lost'],
  ])('sends one report although %s fails with %s', async (path, failure) => {
    const { id, owner } = await aConfirmed();
    await failNext(path, failure);
    if (path === '/retract') await failNext('/upload', '500');
    await expect(worker.runJobs()).rejects.toThrow('jobs failed');
    expect(await reportOf(id)).toMatchObject({ acknowledged_at: null, problem: expect.any(String) as string });
    if (path === '/retract') await expect(runAgain()).rejects.toThrow('jobs failed');
    await runAgain();
    expect(await reportOf(id)).toMatchObject({ state: 'acknowledged', problem: null });
    expect((await finished()).filter(({ xml }) => xml.includes(owner.id))).toHaveLength(1);
  });

  it('sends one report although a worker was killed, once the claim of that worker has expired', async () => {
    const { id, owner } = await aConfirmed();
    await api.db
      .updateTable('csam_report')
      .set({ claimed_until: new Date(clock.now().getTime() + 10 * MINUTE) })
      .where('case_id', '=', id)
      .execute();
    await expect(worker.runJobs()).rejects.toThrow('jobs failed');
    expect((await tips()).filter(({ xml }) => xml.includes(owner.id))).toEqual([]);
    clock.pass(10 * MINUTE);
    await runAgain();
    await worker.runTask('csam:check-reports');
    await worker.runJobs();
    expect((await finished()).filter(({ xml }) => xml.includes(owner.id))).toHaveLength(1);
  });

  it('raises one alarm when a report is not acknowledged within an hour', async () => {
    const { id } = await aConfirmed();
    await failNext('/submit', '500');
    await expect(worker.runJobs()).rejects.toThrow('jobs failed');
    clock.pass(HOUR - 1);
    await worker.runTask('csam:check-reports');
    expect(await actionsAbout(id)).not.toContain('csam.report_overdue');
    clock.pass(1);
    await worker.runTask('csam:check-reports');
    await worker.runTask('csam:check-reports');
    expect((await actionsAbout(id)).filter((action) => action === 'csam.report_overdue')).toHaveLength(1);
    await runAgain();
    expect(await reportOf(id)).toMatchObject({ state: 'acknowledged' });
  });
});

describe('documents:destroy', () => {
  it('destroys preserved keys and files after a year and keeps the report number', async () => {
    const [id = '', held = ''] = reported;
    expect(await transaction(worker.db, (tx) => holdPreserved(tx, clock, { caseId: held, held: true, order: '26-cr-0099' }))).toBe(2);
    const files = await preserved(id);
    const day = files[0]?.keep_until?.getTime() ?? 0;
    clock.pass(day - clock.now().getTime() - 1);
    await worker.runTask('documents:destroy');
    expect((await preserved(id)).every(({ wrapped_key }) => wrapped_key !== null)).toBe(true);
    clock.pass(1);
    await worker.runTask('documents:destroy');
    expect((await preserved(id)).every(({ wrapped_key, state }) => wrapped_key === null && state === 'destroyed')).toBe(true);
    for (const { id: fileId } of files) expect(await store.find(`preserved/${fileId}`)).toBeNull();
    expect((await reportOf(id)).number).toMatch(/^\d+$/);
    expect((await actionsAbout(id)).filter((action) => action === 'csam.destroyed')).toHaveLength(2);
    clock.pass(400 * DAY);
    await worker.runTask('documents:destroy');
    // Files under a legal hold are kept.
    expect((await preserved(held)).map(({ wrapped_key }) => wrapped_key !== null)).toEqual([true, true]);
  });
});
