import { once } from 'node:events';
import { expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { objectStore } from '../../../platform/storage/object-store.ts';
import { anEncryptedDocument, useDocumentsBucket } from '../../../../test/support/documents.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { aMember } from '../../../../test/support/members.ts';
import { spawnProcess } from '../../../../test/support/processes.ts';
import { documentKey } from '../files.ts';
import { scheduleDestruction } from '../index.ts';

const bucket = useDocumentsBucket('killed');
const database = useDatabase();
const YESTERDAY = new Date(Date.now() - 86_400_000);

async function work(haltAt?: string): Promise<unknown> {
  const worker = spawnProcess('../test/support/destroying-worker.ts', { ...database.config, ...bucket }, haltAt ? { HALT_AT: haltAt } : {});
  const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

it.each(['before', 'after'])(
  'documents:destroy leaves nothing decryptable when killed %s a deletion, and completes later',
  async (point) => {
    const api = { db: database.db, config: { ...database.config, ...bucket } };
    const { id: ownerId } = await aMember(api.db, api.config);
    const verificationId = newId();
    const ids = [
      await anEncryptedDocument(api, { ownerId, verificationId }),
      await anEncryptedDocument(api, { ownerId, verificationId, kind: 'back' }),
    ];
    await transaction(api.db, (tx) => scheduleDestruction(tx, verificationId, YESTERDAY, { performer: false }));
    const rows = () => api.db.selectFrom('document').select(['wrapped_key', 'destroyed_at']).where('id', 'in', ids).execute();
    const store = objectStore(api.config, bucket.S3_DOCUMENTS_BUCKET);
    const files = async () => (await Promise.all(ids.map((id) => store.find(documentKey(id))))).filter((file) => file !== null).length;

    expect(await work(point)).toBe('SIGKILL');
    expect(await rows()).toEqual(ids.map(() => ({ wrapped_key: null, destroyed_at: null })));
    expect(await files()).toBe(point === 'before' ? 2 : 1);

    expect(await work()).toBe(0);
    expect((await rows()).every(({ destroyed_at }) => destroyed_at !== null)).toBe(true);
    expect(await files()).toBe(0);
    const chain = await api.db.selectFrom('audit_entry').select('seq').where('subject_id', 'in', ids).execute();
    expect(chain).toHaveLength(2);
    store.close();
  },
);
