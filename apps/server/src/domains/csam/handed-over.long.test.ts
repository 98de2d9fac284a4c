import { beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../../../test/support/browser.ts';
import { aClock } from '../../../test/support/clock.ts';
import { aConversation, aChatMember } from '../../../test/support/conversations.ts';
import { useDocumentsBucket } from '../../../test/support/documents.ts';
import { anAttachment, sendFile } from '../../../test/support/groups.ts';
import { aJpeg } from '../../../test/support/hostile-files/pictures.ts';
import { quarantine } from '../../../test/support/hostile-files/quarantine.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { aCase, aModerator } from '../../../test/support/moderation.ts';
import { aCsamReviewer, useCsamWorker, type CsamReviewer } from '../../../test/support/csam.ts';
import { incomingKey, quarantineKey, servedPrefix } from '../../../test/support/media.ts';

const clock = aClock();
const api = useApi({ clock });
const bucket = useDocumentsBucket('handed-over');
const { worker, finished } = useCsamWorker(api, clock, bucket);
let one: CsamReviewer;
let other: CsamReviewer;

beforeAll(async () => {
  one = await aCsamReviewer(api, 'primary');
  other = await aCsamReviewer(api, 'deputy');
});

async function reportIt(caseId: string) {
  await one.prepare(caseId);
  expect((await other.confirm(caseId)).status).toBe(200);
  await worker.runJobs();
  const { number } = await api.db.selectFrom('csam_report').select('number').where('case_id', '=', caseId).executeTakeFirstOrThrow();
  return (await finished()).find((tip) => tip.number === number);
}

describe('upload that matches a bank of known CSAM', { timeout: 120_000 }, () => {
  it('appears to CSAM reviewers only, in no queue and without derivatives', async () => {
    const owner = await aMember(api.db, api.config, { verified: true });
    const tab = aBrowser(api);
    await tab.login(owner);
    const content = await aJpeg({ seed: 913, width: 800, height: 700 });
    const first = await quarantine(api.db, worker.storage, { ownerId: owner.id, kind: 'image', content });
    await worker.runTask('media:process', { id: first });
    const [hash] = await api.db.selectFrom('media_hash').select('pdq').where('media_id', '=', first).execute();
    await fetch(`${worker.sandboxUrl}/hash-list/c/bank/MINORS/signal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pdq: hash?.pdq.toString('hex') }),
    });

    const id = await quarantine(api.db, worker.storage, { ownerId: owner.id, kind: 'image', content });
    await worker.runTask('media:process', { id });
    // Until the worker has suspended the owner, they only see that the upload is under review.
    const { body } = await tab.call<{ id: string; state: string; reason: string | null; media: unknown }[]>(
      'GET',
      '/api/media?purpose=gallery',
    );
    expect(body.find((item) => item.id === id)).toMatchObject({ state: 'pending_review', reason: null, media: null });
    await worker.runJobs();

    const cases = await api.db.selectFrom('moderation_case').select(['id', 'kind']).where('subject_id', '=', id).execute();
    expect(cases.map(({ kind }) => kind)).toEqual(['csam']);
    expect(await worker.storage.list(servedPrefix(id))).toEqual([]);
    for (const key of [incomingKey(id), quarantineKey(id)]) expect(await worker.storage.find(key)).toBeNull();
    const lead = await aModerator(api);
    expect((await lead.list()).body.cases.some(({ subjectId }) => subjectId === id)).toBe(false);
    expect((await lead.call('GET', `/api/staff/media/${id}`)).status).toBe(404);
    expect((await tab.call('GET', '/api/media?purpose=gallery')).status).toBe(401);
    const [seen] = (await one.cases()).body;
    expect(seen).toMatchObject({ source: 'upload', match: { list: 'MINORS', difference: 0 }, preserved: { files: 2 } });
    expect(JSON.stringify(seen)).not.toContain(owner.username);

    const tip = await reportIt(cases[0]?.id ?? '');
    expect(tip?.files.map(({ bytes }) => bytes)).toContain(content.length);
    // From now on copies are recognised, independent of the external list.
    const known = await api.db
      .selectFrom('takedown_hash')
      .select('is_csam')
      .where('source_id', '=', cases[0]?.id ?? '')
      .execute();
    expect(known).toEqual([{ is_csam: true }]);
  });
});

describe('POST /api/staff/cases/{id}/escalate', { timeout: 120_000 }, () => {
  it('hides the reported conversation from all other staff and reports it with its files', async () => {
    const [reported, reporter] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(reported, reporter, ['Hello.']);
    const content = 'noise '.repeat(900);
    const { file } = await anAttachment(reported, id, new Blob([content]));
    await sendFile(reported, id, file);
    const entries = await reporter.openEntries(id, (await reporter.history(id)).body.entries);
    const messages = entries.map(({ proof }, index) => ({ ...proof, attachments: index === 1 ? [{ id: file.id }] : [] }));
    const sent = await reporter.call('POST', '/api/conversation/report', {
      conversationId: id,
      reason: 'other',
      text: 'Please look.',
      messages,
    });
    expect(sent.status).toBe(200);
    const found = await api.db
      .selectFrom('moderation_case')
      .select(['id', 'subject_id'])
      .where('member_id', '=', reported.id)
      .executeTakeFirstOrThrow();

    const moderator = await aModerator(api, 'moderator');
    expect((await moderator.call('POST', `/api/staff/cases/${found.id}/escalate`, {})).code).toBe('moderation.assignedToOther');
    await moderator.take(found.id);
    expect((await moderator.call('GET', `/api/staff/conversations/${found.subject_id}`)).status).toBe(200);
    expect((await moderator.call('POST', `/api/staff/cases/${found.id}/escalate`, {})).status).toBe(200);
    for (const who of [moderator, await aModerator(api)]) {
      expect((await who.read(found.id)).status).toBe(404);
      expect((await who.call('GET', `/api/staff/conversations/${found.subject_id}`)).status).toBe(404);
      expect((await who.list()).body.cases.some((one) => one.id === found.id)).toBe(false);
    }
    expect((await reported.call('GET', '/api/account')).status).toBe(401);
    await worker.runJobs();
    const tip = await reportIt(found.id);
    expect(tip?.files.map(({ bytes }) => bytes)).toContain(content.length);
    expect(tip?.files.map(({ name }) => name)).toContain('facts.json');
  });

  it('returns 404 for kinds of cases that cannot be CSAM cases', async () => {
    const { id } = await aCase(api, clock, { kind: 'member_report' });
    const moderator = await aModerator(api, 'moderator');
    await moderator.take(id);
    expect((await moderator.call('POST', `/api/staff/cases/${id}/escalate`, {})).status).toBe(404);
    expect((await moderator.read(id)).status).toBe(200);
  });
});
