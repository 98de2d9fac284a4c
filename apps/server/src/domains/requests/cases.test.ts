import { beforeAll, expect, it } from 'vitest';
import { aClock } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aPost, aPoster, rebuildRequestSearch, type Poster } from '../../../test/support/requests.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

let sable: Poster;
beforeAll(async () => {
  sable = await aPoster(api, { staffRole: 'moderator' });
});

async function caseAbout(postId: string, kind: string): Promise<string> {
  const { id } = await api.db
    .selectFrom('moderation_case')
    .select('id')
    .where('subject_id', '=', postId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return id;
}

const onCase = (who: Poster, caseId: string, action: 'claim' | 'decide', body: object = {}) =>
  who.call<object>('POST', `/api/staff/cases/${caseId}/${action}`, body);

async function decide(postId: string, kind: string, body: object): Promise<void> {
  const caseId = await caseAbout(postId, kind);
  expect((await onCase(sable, caseId, 'claim')).status).toBe(200);
  expect((await onCase(sable, caseId, 'decide', body)).status).toBe(200);
  await worker.runJobs();
}

async function notificationKindsOf(who: Poster): Promise<string[]> {
  const { body } = await who.call<{ notifications: { kind: string }[] }>('GET', '/api/notifications');
  return body.notifications.map(({ kind }) => kind);
}

it('publishes a post that staff approve, at its position from then on', async () => {
  const iris = await aPoster(api);
  const { body } = await iris.post({ description: 'Fake passport, for a play.' });
  clock.pass(3_600_000);
  await decide(body.id, 'request_text', { decision: 'approve' });
  expect(await notificationKindsOf(iris)).toEqual(['request_published']);
  const seen = (await iris.see(body.id)).body;
  expect([seen.status, seen.own?.reason, seen.own?.flaggedSpans]).toEqual(['published', null, []]);
  expect(Date.parse(seen.own!.postedAt)).toBeGreaterThanOrEqual(Date.parse(body.own!.postedAt) + 3_600_000);
});

it('keeps a rejected post hidden with the reason and note, until staff approve it', async () => {
  const iris = await aPoster(api);
  const { body } = await iris.post({ description: 'Write to lena@example.com.' });
  await decide(body.id, 'request_text', { decision: 'reject', reason: 'not_allowed', note: 'Not here, please.' });
  expect(await notificationKindsOf(iris)).toEqual(['request_rejected']);
  const seen = await iris.see(body.id);
  expect(seen.body.own).toMatchObject({ reason: 'not_allowed', note: 'Not here, please.' });
  await iris.edit(body.id, {}, seen.etag ?? '');
  const reviewed = await iris.review(body.id);
  expect([reviewed.code, reviewed.body.status]).toEqual(['requests.reviewRequested', 'unpublished']);
  await decide(body.id, 'request_text', { decision: 'approve' });
  expect((await iris.see(body.id)).body.status).toBe('published');
});

it('opens one case for several reports of a post, of which its owner is not notified', async () => {
  const [iris, marlow, ansel] = [await aPoster(api), await aPoster(api), await aPoster(api)];
  const id = await aPost(api.db, iris.id, { title: 'Reported' });
  await rebuildRequestSearch(api.db);
  for (const who of [marlow, ansel]) {
    const { code } = await who.call('POST', `/api/requests/${id}/report`, { reason: 'scam', text: `By ${who.username}.` });
    expect(code).toBe('requests.reported');
  }
  expect((await iris.call('POST', `/api/requests/${id}/report`, { reason: 'scam', text: 'Mine.' })).code).toBe('resource.notFound');
  const tooLong = await marlow.call('POST', `/api/requests/${id}/report`, { reason: 'scam', text: 'x'.repeat(1001) });
  expect(tooLong.fields).toMatchObject({ text: { code: 'field.tooLong' } });
  await decide(id, 'request_report', { decision: 'reject', reason: 'not_allowed' });
  expect((await iris.see(id)).body).toMatchObject({ status: 'unpublished', own: { reason: 'not_allowed' } });
});

it('leaves the post unchanged when a report is dismissed', async () => {
  const [iris, marlow] = [await aPoster(api), await aPoster(api)];
  const id = await aPost(api.db, iris.id);
  await rebuildRequestSearch(api.db);
  await marlow.call('POST', `/api/requests/${id}/report`, { reason: 'other', text: 'I do not like it.' });
  await decide(id, 'request_report', { decision: 'dismiss' });
  expect((await iris.see(id)).body.status).toBe('published');
});

it('returns the post, or its reported text, only to the staff member who claimed the case', async () => {
  const [iris, marlow] = [await aPoster(api, { plan: 3 }), await aPoster(api)];
  const id = await aPost(api.db, iris.id, { title: 'As it was' });
  await rebuildRequestSearch(api.db);
  await marlow.call('POST', `/api/requests/${id}/report`, { reason: 'threats', text: 'It threatens me.' });
  const read = (who: Poster) => who.call<object>('GET', `/api/staff/requests/${id}`);
  expect((await read(sable)).status).toBe(404);
  await onCase(sable, await caseAbout(id, 'request_report'), 'claim');
  const report = { reporter: expect.stringMatching(/^M-/) as string, reason: 'threats', text: 'It threatens me.' };
  expect((await read(sable)).body).toMatchObject({
    username: expect.stringMatching(/^M-/) as string,
    title: 'As it was',
    status: 'published',
    reports: [report],
  });
  await iris.remove(id);
  expect((await read(sable)).body).toMatchObject({
    username: expect.stringMatching(/^M-/) as string,
    title: 'As it was',
    status: 'withdrawn',
    reports: [report],
  });
  expect((await read(await aPoster(api, { staffRole: 'moderator' }))).status).toBe(404);
  const { body } = await sable.call<{ events: { kind: string }[] }>('GET', `/api/staff/cases/${await caseAbout(id, 'request_report')}`);
  expect(body.events.map(({ kind }) => kind)).toContain('accessed');
});
