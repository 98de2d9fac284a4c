import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decryptFile, encryptFile } from '@subrosa/crypto/conversation/attachments';
import { afterAll, expect, it } from 'vitest';
import { databaseUrl } from '../../platform/config/config.ts';
import { localUnwrapper } from '../../platform/keys/local.ts';
import { KeyProviderError, type WrappedKey } from '../../platform/keys/keys.ts';
import { objectStore } from '../../platform/storage/object-store.ts';
import { readWholeFile } from '../../platform/storage/read-whole-file.ts';
import { apiClientFor } from '../../../test/support/api-client.ts';
import { sampleDetails, useDocumentsBucket } from '../../../test/support/documents.ts';
import { aJpeg } from '../../../test/support/hostile-files/pictures.ts';
import { dumpAllStores, findInDump } from '../../../test/support/store-dump.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { documentKey, keyContextOf } from './files.ts';
import { unpackKey } from './encrypted-key.ts';

const bucket = useDocumentsBucket('encryption');
const api = useApi({ config: bucket });
const logs = mkdtempSync(join(tmpdir(), 'subrosa-logs-'));
afterAll(() => rmSync(logs, { recursive: true, force: true }));

const IN_PICTURE = 'These words stand in the bytes of the picture.';
const typed = { ...sampleDetails, fullName: 'Quenby Sample-Testperson', documentNumber: 'SAMPLE-77-4411-09' };

type Call = Awaited<ReturnType<typeof apiClientFor>>;

/** Uploads a document in the same way as a browser. */
async function handIn(call: Call, kind: string, type: string, content: Buffer) {
  const { ciphertext: encrypted, file } = await encryptFile(new Blob([new Uint8Array(content)]));
  const { id, parts } = (
    await call<{ id: string; parts: { url: string }[] }>('POST', '/api/documents', { kind, type, bytes: encrypted.size })
  ).body;
  for (const { url } of parts) await fetch(url, { method: 'PUT', body: encrypted });
  const once = { 'idempotency-key': crypto.randomUUID() };
  expect((await call('POST', `/api/documents/${id}/complete`, file, once)).status).toBe(200);
  return { id, key: file.key };
}

it('DOCUMENT_PRIVATE_KEYS is required to read documents; database, bucket and other settings reveal none', async () => {
  const { id: ownerId } = await aMember(api.db, api.config);
  const call = await apiClientFor(api, ownerId);
  const picture = Buffer.concat([await aJpeg(), Buffer.from(IN_PICTURE)]);
  const front = await handIn(call, 'front', 'image/jpeg', picture);
  const details = await handIn(call, 'details', 'application/json', Buffer.from(JSON.stringify(typed)));

  const store = objectStore(api.config, bucket.S3_DOCUMENTS_BUCKET);
  const traces = { databaseUrl: databaseUrl(api.config, 'admin'), bucket: bucket.S3_DOCUMENTS_BUCKET, logs };
  const secrets = [IN_PICTURE, typed.fullName, typed.documentNumber, typed.dateOfBirth + '","country', front.key, details.key];
  const keys = [front.key, details.key].map((key) => Buffer.from(key, 'base64url'));
  const dump = await dumpAllStores(traces);
  expect(findInDump(dump, secrets)).toEqual([]);
  for (const held of Object.values(dump)) {
    for (const key of keys)
      expect(held.includes(key) || held.includes(key.toString('hex')) || held.includes(key.toString('base64'))).toBe(false);
  }
  // The search finds plain text, so the empty result above is meaningful.
  await store.put('documents/plain', Buffer.from(`${IN_PICTURE} ${typed.fullName}`), 'text/plain');
  expect(findInDump(await dumpAllStores(traces), secrets)).toEqual([`store: ${IN_PICTURE}`, `store: ${typed.fullName}`]);

  const { DOCUMENT_PUBLIC_KEY = '', DOCUMENT_PRIVATE_KEYS = '' } = api.config;
  const thief = localUnwrapper(JSON.stringify({ keys: [JSON.parse(DOCUMENT_PUBLIC_KEY)] }));
  const process = localUnwrapper(DOCUMENT_PRIVATE_KEYS);
  const rows = await api.db.selectFrom('document').selectAll().where('owner_id', '=', ownerId).orderBy('started_at').execute();
  expect(rows).toHaveLength(2);
  const opened: Buffer[] = [];
  for (const { id, wrapped_key, key_name, file_bytes, content_type } of rows) {
    const wrapped: WrappedKey = { provider: 'local', keyName: key_name ?? '', wrapped: wrapped_key ?? Buffer.alloc(0) };
    await expect(thief.unwrap(wrapped, keyContextOf({ id, ownerId }))).rejects.toThrow(KeyProviderError);
    const key = unpackKey(await process.unwrap(wrapped, keyContextOf({ id, ownerId })));
    const encrypted = new Blob([new Uint8Array(await readWholeFile(store, documentKey(id)))]);
    const file = await decryptFile({ id, bytes: file_bytes ?? 0, type: content_type, ...key }, encrypted);
    opened.push(Buffer.from(await file.arrayBuffer()));
  }
  expect(opened).toEqual([picture, Buffer.from(JSON.stringify(typed))]);
  store.close();
}, 60_000);
