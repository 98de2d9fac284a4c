import { encryptFile } from '@subrosa/crypto/conversation/attachments';
import { documentLimits, documentRules } from '@subrosa/rules/documents/limits';
import { describe, expect, it } from 'vitest';
import { databaseUrl } from '../../platform/config/config.ts';
import { createDb, createPool } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { apiClientFor } from '../../../test/support/api-client.ts';
import { useDocumentsBucket } from '../../../test/support/documents.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { attachDocuments, storedDocuments } from './index.ts';

const bucket = useDocumentsBucket('uploads');
const api = useApi({ config: bucket });

interface Upload {
  id: string;
  parts: { number: number; bytes: number; url: string }[];
}

const content = () => new Blob([crypto.getRandomValues(new Uint8Array(5000))]);

async function aCaller() {
  const { id } = await aMember(api.db, api.config);
  return { id, call: await apiClientFor(api, id) };
}

type Call = Awaited<ReturnType<typeof apiClientFor>>;

async function begin(call: Call, kind = 'front', type = 'image/jpeg') {
  const { ciphertext, file } = await encryptFile(content());
  const begun = await call<Upload>('POST', '/api/documents', { kind, type, bytes: ciphertext.size });
  return { ...begun.body, status: begun.status, ciphertext, file };
}

async function send(call: Call, kind?: string, type?: string) {
  const begun = await begin(call, kind, type);
  for (const { url } of begun.parts) expect((await fetch(url, { method: 'PUT', body: begun.ciphertext })).status).toBe(200);
  return begun;
}

const complete = (call: Call, id: string, file: object) => call('POST', `/api/documents/${id}/complete`, file);

const rowOf = (id: string) => api.db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst();

describe('/api/documents', () => {
  it('completes an upload when all parts are present and wraps its key', async () => {
    const { id: ownerId, call } = await aCaller();
    const { id, file } = await send(call);
    expect((await complete(call, id, file)).status).toBe(200);
    const row = await rowOf(id);
    expect(row).toMatchObject({
      state: 'stored',
      owner_id: ownerId,
      kind: 'front',
      key_provider: 'local',
      file_bytes: 5000,
      upload_id: null,
    });
    expect(row?.wrapped_key?.includes(Buffer.from(file.key, 'base64url'))).toBe(false);
    // A repeated request succeeds and does not replace the key.
    expect((await complete(call, id, { ...file, key: 'A'.repeat(43) })).status).toBe(200);
    expect((await rowOf(id))?.wrapped_key).toEqual(row?.wrapped_key);
    const own = await call<{ documents: { id: string; state: string; destroyAt: string | null }[] }>('GET', '/api/documents');
    expect(own.body.documents).toMatchObject([{ id, state: 'stored', destroyAt: null }]);
  });

  it('rejects an incomplete upload and returns URLs of the missing parts', async () => {
    const { call } = await aCaller();
    const { id, file, ciphertext } = await begin(call);
    expect(await complete(call, id, file)).toMatchObject({ status: 409, code: 'media.incomplete' });
    const { parts } = (await call<Upload>('POST', `/api/documents/${id}/parts`)).body;
    expect(parts).toMatchObject([{ number: 1, bytes: ciphertext.size }]);
    await fetch(parts[0]!.url, { method: 'PUT', body: ciphertext });
    expect((await call<Upload>('POST', `/api/documents/${id}/parts`)).body.parts).toEqual([]);
    expect((await complete(call, id, file)).status).toBe(200);
  });

  it.each([
    { kind: 'front', type: 'image/svg+xml', bytes: 5000, field: 'type' },
    { kind: 'video', type: 'image/jpeg', bytes: 5000, field: 'type' },
    { kind: 'details', type: 'application/json', bytes: documentRules.details.encryptedBytes + 1, field: 'bytes' },
  ])('rejects $kind of $type with $bytes bytes', async ({ field, ...body }) => {
    const { call } = await aCaller();
    const response = await call('POST', '/api/documents', body);
    expect(response).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(Object.keys(response.fields)).toEqual([field]);
  });

  it('limits the number of pending uploads of a member', async () => {
    const { call } = await aCaller();
    const begun = await Promise.all(Array.from({ length: documentLimits.waiting + 3 }, () => begin(call)));
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(documentLimits.waiting);
    expect(begun.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it('returns 404 to other members for parts, completion and deletion', async () => {
    const [{ call }, { call: other }] = [await aCaller(), await aCaller()];
    const { id, file } = await send(call);
    for (const response of [
      await other('POST', `/api/documents/${id}/parts`),
      await complete(other, id, file),
      await other('DELETE', `/api/documents/${id}`),
    ]) {
      expect(response).toMatchObject({ status: 404, code: 'resource.notFound' });
    }
    expect((await rowOf(id))?.state).toBe('uploading');
  });

  it('deletes the key immediately when the owner discards a document', async () => {
    const { call } = await aCaller();
    const { id, file } = await send(call);
    await complete(call, id, file);
    expect((await call('DELETE', `/api/documents/${id}`)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'destroyed', wrapped_key: null });
    expect((await complete(call, id, file)).status).toBe(404);
  });
});

describe('attachDocuments', () => {
  const attach = (ownerId: string, verificationId: string, ids: string[]) =>
    transaction(api.db, (tx) => attachDocuments(tx, { ownerId, verificationId, ids }));

  it('accepts complete documents of the owner, once', async () => {
    const { id: ownerId, call } = await aCaller();
    const [front, video, begun] = [await send(call), await send(call, 'video', 'video/webm'), await begin(call)];
    for (const { id, file } of [front, video]) await complete(call, id, file);
    const verificationId = newId();
    const stranger = await aCaller();
    for (const [who, ids] of [
      [ownerId, []],
      [ownerId, [front.id, newId()]],
      [ownerId, [front.id, begun.id]],
      [stranger.id, [front.id]],
    ] as const) {
      expect(await attach(who, verificationId, [...ids])).toBeNull();
    }
    const attached = await attach(ownerId, verificationId, [front.id, video.id]);
    expect(attached?.map(({ kind, type, bytes }) => ({ kind, type, bytes }))).toEqual([
      { kind: 'front', type: 'image/jpeg', bytes: 5000 },
      { kind: 'video', type: 'video/webm', bytes: 5000 },
    ]);
    expect(await storedDocuments(api.db, verificationId)).toEqual(attached);
    expect(await attach(ownerId, newId(), [front.id])).toBeNull();
    expect((await call('DELETE', `/api/documents/${front.id}`)).status).toBe(404);
  });
});

describe('database roles api and worker', () => {
  it.each(['api', 'worker'] as const)('%s cannot read wrapped keys', async (role) => {
    const db = createDb(createPool({ url: databaseUrl(api.config, role), name: 'test', size: 1 }));
    await expect(db.selectFrom('document').select('wrapped_key').execute()).rejects.toThrow(/permission denied/);
    expect(await db.selectFrom('document').select('id').limit(1).execute()).toBeDefined();
    await db.destroy();
  });
});
