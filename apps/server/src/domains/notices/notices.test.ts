import { noticeKinds } from '@subrosa/rules/notices/kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkerPlatform } from '../../app/platforms.ts';
import { startWorker } from '../../app/worker.ts';
import { newId } from '../../platform/ids.ts';
import type { Running } from '../../platform/lifecycle.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { aJpeg } from '../../../test/support/hostile-files/pictures.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { mailsTo, mailTo } from '../../../test/support/mailbox.ts';
import { aPublishedItem } from '../../../test/support/media.ts';
import { aMember } from '../../../test/support/members.ts';
import { aModerator } from '../../../test/support/moderation.ts';
import { aNetwork } from '../../../test/support/network.ts';
import { useDecoder } from '../../../test/support/decoder.ts';
import { aNotice, fileANotice } from '../../../test/support/notices.ts';
import { tasks } from './jobs.ts';
import { pictureKey } from './picture.ts';

const api = useApi();
const decoder = useDecoder();
let worker: Running;
let platform: Awaited<ReturnType<typeof openWorkerPlatform>>;

beforeAll(async () => {
  platform = await openWorkerPlatform({ ...api.config, ...decoder });
  await platform.storage.ensureBucket();
  worker = await startWorker({ ...api.config, ...decoder });
});
afterAll(async () => {
  await worker.stop();
  await platform.close();
});

const fresh = () => ({ 'x-forwarded-for': aNetwork() });
const bodyOf = async (answered: Response) => ((await answered.json()) as { body: unknown }).body;

describe('POST and GET /api/notices', () => {
  it.each(noticeKinds)('accepts the kind %s without an account, opens a case and shows its state for the secret', async (kind) => {
    const filed = await fileANotice(api, kind);
    expect(filed.ticket).toMatch(/^N-\w{4}-\w{4}$/);
    expect(filed.case).toMatchObject({ kind, due_at: new Date(filed.decideBy) });
    expect(await bodyOf(await filed.read())).toEqual({
      ticket: filed.ticket,
      kind,
      state: 'received',
      receivedAt: filed.case.opened_at.toISOString(),
      decideBy: filed.decideBy,
      outcome: null,
      reason: null,
      note: null,
    });
  });

  it('returns a field error for each detail that the law requires', async () => {
    const answered = await api.post('/api/notices', { kind: 'dmca', name: 'Vera', email: 'vera' }, fresh());
    expect(answered.status).toBe(400);
    const bare = await api.post('/api/notices', { kind: 'dmca', name: 'Vera', email: 'vera@example.org' }, fresh());
    const { fields } = (await bare.json()) as { fields: Record<string, { code: string }> };
    expect(Object.keys(fields).toSorted()).toEqual(['declarations', 'locations', 'phone', 'postalAddress', 'signature', 'work']);
    expect(new Set(Object.values(fields).map(({ code }) => code))).toEqual(new Set(['field.required']));
  });

  it('returns 404 for a wrong or missing secret', async () => {
    const [one, other] = [await fileANotice(api, 'complaint'), await fileANotice(api, 'complaint')];
    for (const secret of ['', 'x', other.secret, `${one.id}.x`]) expect((await one.read(secret)).status).toBe(404);
    expect((await one.read()).status).toBe(200);
  });

  it('returns the same ticket for repeated requests and sends one email', async () => {
    const written = aNotice('complaint');
    const headers = { ...fresh(), 'idempotency-key': newId() };
    const replies = await Promise.all([1, 2, 3].map(async () => (await api.post('/api/notices', written, headers)).text()));
    expect(new Set(replies).size).toBe(1);
    expect(await mailTo(written.email)).toBeDefined();
    expect(await mailsTo(written.email)).toHaveLength(1);
  });

  it('stores no readable data about the sender', async () => {
    const { id, email } = await fileANotice(api, 'ncii', { explanation: 'A very particular sentence.' });
    const row = await api.db.selectFrom('notice').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const held = `${JSON.stringify({ ...row, encrypted_content: null })} ${row.encrypted_content.toString('latin1')}`;
    for (const word of [email, 'Vera', 'particular']) expect(held).not.toContain(word);
  });

  it('sends a discreet confirmation in the language of the sender', async () => {
    const written = aNotice('ncii');
    await api.post('/api/notices', written, { ...fresh(), 'accept-language': 'he' });
    const mail = await mailTo(written.email);
    expect(mail.html).toContain('lang="he"');
    expect(mail.subject).not.toMatch(/subrosa|ncii|intim/i);
    expect(mail.text).toContain('/notices/N-');
  });

  it('limits a network to ten notices an hour', async () => {
    const network = fresh();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await api.post('/api/notices', aNotice('complaint'), network)).status);
    expect(statuses.slice(9)).toEqual([200, 429]);
  });
});

describe('staff routes of notices', () => {
  it('shows the notice to the moderator with the case and records each access', async () => {
    const filed = await fileANotice(api, 'dmca');
    const [lead, other] = [await aModerator(api), await aModerator(api)];
    const readAs = (who: typeof lead) => who.call('GET', `/api/staff/notices/${filed.id}`);
    expect((await readAs(lead)).status).toBe(404);
    await lead.take(filed.case.id);
    expect(await readAs(lead)).toMatchObject({ status: 200, body: { email: filed.email, signature: 'Vera Lindqvist', picture: 'none' } });
    expect((await readAs(other)).status).toBe(404);
    expect((await lead.read(filed.case.id)).body.events.map(({ kind }) => kind)).toEqual(['opened', 'claimed', 'accessed']);
    expect(await bodyOf(await filed.read())).toMatchObject({ state: 'under_review' });
  });

  it('hides the selected media; the sender gets the outcome and the note, but no data about members', async () => {
    const owner = await aMember(api.db, api.config);
    const item = await aPublishedItem(api.db, { ownerId: owner.id });
    const filed = await fileANotice(api, 'dmca');
    const lead = await aModerator(api);
    await lead.take(filed.case.id);
    const changed = await lead.call('PUT', `/api/staff/notices/${filed.id}/media`, { mediaIds: [item.id, newId()] });
    expect(changed.body).toMatchObject({
      media: [{ id: item.id, kind: 'image', state: 'published', isSelected: true, view: { id: item.id } }],
    });
    expect(JSON.stringify(changed.body)).not.toContain(owner.username);
    await mailTo(filed.email);
    await lead.decide(filed.case.id, { decision: 'remove', reason: 'not_allowed', note: 'It is hidden now.' });
    const stateOf = async () =>
      (await api.db.selectFrom('media').select(['state', 'reason']).where('id', '=', item.id).executeTakeFirst()) ?? null;
    await eventually(async () => (await stateOf())?.state === 'rejected', 10_000, 'the item hidden');
    expect(await bodyOf(await filed.read())).toMatchObject({
      state: 'decided',
      outcome: 'upheld',
      reason: 'not_allowed',
      note: 'It is hidden now.',
    });
    const mails = await eventually(
      async () => {
        const all = await mailsTo(filed.email);
        return all.length === 2 && all;
      },
      10_000,
      'the mail about the decision',
    );
    expect(mails.map(({ text }) => text).join(' ')).toContain('It is hidden now.');
    expect(mails.map(({ text }) => text).join(' ')).not.toContain(owner.username);
  });
});

describe('POST /api/notices/{ticket}/picture', () => {
  const send = async (content: Buffer, bytes = content.length) => {
    const filed = await fileANotice(api, 'ncii', { locations: undefined, picture: { type: 'image/jpeg', bytes } });
    const sent = await fetch(filed.picture?.url ?? '', { method: 'PUT', body: new Uint8Array(content) });
    const complete = () => api.post(`/api/notices/${filed.ticket}/picture`, {}, { ...fresh(), 'x-ticket-secret': filed.secret });
    const row = () => api.db.selectFrom('notice').selectAll().where('id', '=', filed.id).executeTakeFirstOrThrow();
    return { filed, sent, complete, row };
  };

  it('stores the perceptual hash of the picture and deletes the file', async () => {
    const { filed, complete, row } = await send(await aJpeg({ width: 900, height: 700 }));
    expect((await complete()).status).toBe(200);
    await eventually(async () => (await row()).picture === 'fingerprinted', 20_000, 'the fingerprint of the picture');
    expect((await row()).pdq).toHaveLength(32);
    await eventually(async () => (await platform.storage.find(pictureKey(filed.id))) === null, 10_000, 'the picture gone');
    expect((await complete()).status).toBe(200);
  });

  it('deletes a file that is not a picture', async () => {
    const { filed, complete, row } = await send(Buffer.from('not a picture'));
    await complete();
    await eventually(async () => (await row()).picture === 'unreadable', 20_000, 'the file refused');
    await eventually(async () => (await platform.storage.find(pictureKey(filed.id))) === null, 10_000, 'the file gone');
  });

  it('returns 409 for an incomplete upload, which is abandoned after a day', async () => {
    const filed = await fileANotice(api, 'ncii', { locations: undefined, picture: { type: 'image/jpeg', bytes: 500 } });
    const complete = await api.post(`/api/notices/${filed.ticket}/picture`, {}, { ...fresh(), 'x-ticket-secret': filed.secret });
    expect(complete.status).toBe(409);
    const later = { ...platform, clock: { now: () => new Date(Date.now() + 25 * 3_600_000) } };
    await tasks(later)['notices:purge-expired']?.({});
    const row = await api.db.selectFrom('notice').select(['picture', 'upload_id']).where('id', '=', filed.id).executeTakeFirstOrThrow();
    expect(row).toEqual({ picture: 'none', upload_id: null });
  });
});

it('purgeExpired deletes decided notices after their retention and keeps open ones', async () => {
  const [open, closed] = [await fileANotice(api, 'complaint'), await fileANotice(api, 'complaint')];
  const lead = await aModerator(api);
  await lead.take(closed.case.id);
  await lead.decide(closed.case.id, { decision: 'dismiss' });
  const later = { ...platform, clock: { now: () => new Date(Date.now() + 1097 * 86_400_000) } };
  await tasks(later)['notices:purge-expired']?.({});
  const left = await api.db.selectFrom('notice').select('id').where('id', 'in', [open.id, closed.id]).execute();
  expect(left).toEqual([{ id: open.id }]);
});
