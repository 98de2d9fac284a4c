import { randomBytes } from 'node:crypto';
import { encryptFile } from '@subrosa/crypto/conversation/attachments';
import type { DocumentKind } from '@subrosa/rules/documents/limits';
import { afterAll, beforeAll } from 'vitest';
import { startDocuments, type RunningDocuments } from '../../src/app/documents.ts';
import { documentKey, keyContextOf } from '../../src/domains/documents/files.ts';
import { packKey } from '../../src/domains/documents/encrypted-key.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { loadConfig, type Config } from '../../src/platform/config/config.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { keyWrapper } from '../../src/platform/keys/wrapper.ts';
import { objectStore } from '../../src/platform/storage/object-store.ts';
import { createTestBucket, testBucketName } from './test-bucket.ts';
import { useDecoder } from './decoder.ts';

interface DocumentStores {
  readonly db: Db;
  readonly config: Config;
}

const types = { front: 'image/jpeg', back: 'image/jpeg', video: 'video/mp4', details: 'application/json' } as const;

/** Details of a fictional person. */
export const sampleDetails = {
  fullName: 'Sample Person',
  documentNumber: 'SAMPLE-0001',
  dateOfBirth: '1990-01-02',
  country: 'CA',
  expiresOn: '2031-05-06',
};

interface DocumentTraits {
  ownerId: string;
  kind?: DocumentKind;
  verificationId?: string | null;
  content?: Buffer;
  type?: string;
  at?: Date;
}

/** Stores an encrypted document with its wrapped key, as a browser and the api would. */
export async function anEncryptedDocument({ db, config }: DocumentStores, traits: DocumentTraits): Promise<string> {
  const { ownerId, kind = 'front', verificationId = newId(), at = new Date() } = traits;
  const content = traits.content ?? (kind === 'details' ? Buffer.from(JSON.stringify(sampleDetails)) : randomBytes(2000));
  const id = newId();
  const { ciphertext, file } = await encryptFile(new Blob([new Uint8Array(content)]));
  const store = objectStore(config, config.S3_DOCUMENTS_BUCKET);
  await store.put(documentKey(id), Buffer.from(await ciphertext.arrayBuffer()), 'application/octet-stream');
  store.close();
  const { wrapped, provider, keyName } = await keyWrapper(config).wrap(packKey(file), keyContextOf({ id, ownerId }));
  await db
    .insertInto('document')
    .values({
      id,
      owner_id: ownerId,
      verification_id: verificationId,
      kind,
      content_type: traits.type ?? types[kind],
      encrypted_bytes: ciphertext.size,
      file_bytes: content.length,
      wrapped_key: wrapped,
      key_provider: provider,
      key_name: keyName,
      state: 'stored',
      started_at: at,
      stored_at: at,
    })
    .execute();
  return id;
}

/** Creates a bucket for this file, so that a clock that runs ahead does not affect other tests. */
export function useDocumentsBucket(of: string): { S3_DOCUMENTS_BUCKET: string } {
  let drop: (() => Promise<void>) | undefined;
  const config = loadConfig({ ENVIRONMENT: 'test' });
  beforeAll(async () => void ({ drop } = await createTestBucket(config, of)));
  afterAll(() => drop?.());
  return { S3_DOCUMENTS_BUCKET: testBucketName(of) };
}

/** Starts the documents process of this file. */
export function useDocumentsProcess(api: { readonly config: Config }, clock: Clock, settings: Partial<Config> = {}) {
  let running: RunningDocuments | undefined;
  const decoder = useDecoder();
  beforeAll(async () => void (running = await startDocuments({ ...api.config, ...decoder, ...settings }, clock)));
  afterAll(() => running?.stop());
  return (path: string, method = 'GET') => fetch(`http://127.0.0.1:${running?.port}${path}`, { method });
}
