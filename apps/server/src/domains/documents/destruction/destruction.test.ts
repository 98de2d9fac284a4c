import { destroyedAfter } from '@subrosa/rules/documents/retention';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWorkerPlatform } from '../../../app/platforms.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { newId } from '../../../platform/ids.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { objectStore } from '../../../platform/storage/object-store.ts';
import { aClock, DAY, HOUR } from '../../../../test/support/clock.ts';
import { anEncryptedDocument, useDocumentsBucket } from '../../../../test/support/documents.ts';
import { useWorker } from '../../../../test/support/worker.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { aMedia } from '../../../../test/support/media.ts';
import { aMember } from '../../../../test/support/members.ts';
import { verifyChain } from '../../audit/index.ts';
import { documentKey } from '../files.ts';
import { documents, holdDocuments, scheduleDestruction } from '../index.ts';
import { tasks } from './jobs.ts';
import { COUNT_OVERDUE, DESTROY } from './job-names.ts';

const bucket = useDocumentsBucket('destruction');
const database = useDatabase();
const clock = aClock();
const api = {
  get db() {
    return database.db;
  },
  get config() {
    return { ...database.config, ...bucket };
  },
};
const worker = useWorker(api, { clock });
let store: ObjectStore;

beforeAll(() => {
  store = objectStore(api.config, bucket.S3_DOCUMENTS_BUCKET);
});

const aConfidant = () => aMember(api.db, api.config, { accountType: 'confidant' });

/** Adds the documents of a decided submission. */
async function aDecided(ownerId: string, { performer = false } = {}) {
  const verificationId = newId();
  const ids = await Promise.all(
    (['front', 'details'] as const).map((kind) => anEncryptedDocument(api, { ownerId, verificationId, kind, at: clock.now() })),
  );
  await transaction(api.db, (tx) => scheduleDestruction(tx, verificationId, destroyedAfter(clock.now()), { performer }));
  return { verificationId, ids };
}

const destroy = () => worker.runTask(DESTROY);

async function stateOf(id: string) {
  const row = await api.db.selectFrom('document').select(['state', 'wrapped_key', 'destroyed_at']).where('id', '=', id).executeTakeFirst();
  const file = (await store.find(documentKey(id))) !== null;
  return { row: row ? row.state : null, key: (row?.wrapped_key ?? null) !== null, file, done: (row?.destroyed_at ?? null) !== null };
}

const kept = { row: 'stored', key: true, file: true, done: false };
const gone = { row: 'destroyed', key: false, file: false, done: true };
const forgotten = { row: null, key: false, file: false, done: false };

const statesOf = (ids: readonly string[]) => Promise.all(ids.map(stateOf));

describe('documents:destroy', () => {
  it('destroys documents 30 days after the decision and audits it once', async () => {
    const { ids } = await aDecided((await aConfidant()).id);
    clock.pass(30 * DAY - 1);
    await destroy();
    expect(await statesOf(ids)).toEqual([kept, kept]);
    clock.pass(1);
    await destroy();
    expect(await statesOf(ids)).toEqual([gone, gone]);
    await destroy();
    const chain = await api.db.selectFrom('audit_entry').select(['action', 'subject_id']).where('subject_id', 'in', ids).execute();
    expect(chain).toHaveLength(2);
    expect(chain.every(({ action }) => action === 'document.destroyed')).toBe(true);
    expect((await verifyChain(api.db)).problems).toEqual([]);
  });

  it('keeps documents until there is a decision', async () => {
    const id = await anEncryptedDocument(api, { ownerId: (await aConfidant()).id, at: clock.now() });
    clock.pass(90 * DAY);
    await destroy();
    expect(await stateOf(id)).toEqual(kept);
  });

  it('keeps records of performers, by the decision or by later publications', async () => {
    const [byDecision, since, named, hobbyist, withdrew] = await Promise.all([
      aConfidant(),
      aConfidant(),
      aConfidant(),
      aMember(api.db, api.config),
      aConfidant(),
    ]);
    const decided = {
      byDecision: await aDecided(byDecision.id, { performer: true }),
      since: await aDecided(since.id),
      named: await aDecided(named.id),
      hobbyist: await aDecided(hobbyist.id),
      withdrew: await aDecided(withdrew.id),
    };
    await aMedia(api.db, { ownerId: since.id, state: 'published', people: [{ who: 'self' }] });
    await aMedia(api.db, { ownerId: hobbyist.id, state: 'published', people: [{ who: 'self' }, { who: 'member', memberId: named.id }] });
    await aMedia(api.db, { ownerId: withdrew.id, state: 'removed', people: [{ who: 'self' }] });
    clock.pass(31 * DAY);
    await destroy();
    for (const name of ['byDecision', 'since', 'named'] as const) expect(await statesOf(decided[name].ids)).toEqual([kept, kept]);
    for (const name of ['hobbyist', 'withdrew'] as const) expect(await statesOf(decided[name].ids)).toEqual([gone, gone]);
  });

  it('keeps documents under a legal hold until it is lifted', async () => {
    const { id: ownerId } = await aConfidant();
    const { ids } = await aDecided(ownerId);
    const hold = (held: boolean) => transaction(api.db, (tx) => holdDocuments(tx, clock, { ownerId, held, order: 'BC-2026-0117' }));
    expect(await hold(true)).toBe(2);
    clock.pass(400 * DAY);
    await destroy();
    expect(await statesOf(ids)).toEqual([kept, kept]);
    expect(await hold(false)).toBe(2);
    await destroy();
    expect(await statesOf(ids)).toEqual([gone, gone]);
  });

  it('deletes abandoned uploads after a day', async () => {
    const { id: ownerId } = await aConfidant();
    const id = await anEncryptedDocument(api, { ownerId, verificationId: null, at: clock.now() });
    const begun = newId();
    const uploadId = await store.startUpload(documentKey(begun), 'application/octet-stream');
    const row = { id: begun, owner_id: ownerId, kind: 'front', content_type: 'image/jpeg', encrypted_bytes: 5, upload_id: uploadId };
    await api.db
      .insertInto('document')
      .values({ ...row, started_at: clock.now() })
      .execute();
    // The transaction that would insert its row was rolled back.
    const orphanId = newId();
    await store.startUpload(documentKey(orphanId), 'application/octet-stream');
    clock.pass(DAY - HOUR);
    await destroy();
    expect(await stateOf(id)).toEqual(kept);
    expect((await store.listUploads()).map(({ key }) => key)).toEqual([documentKey(begun)]);
    clock.pass(2 * HOUR);
    await destroy();
    expect(await statesOf([id, begun])).toEqual([forgotten, forgotten]);
    expect(await store.listUploads()).toEqual([]);
  });
});

describe('accounts.memberDeleted', () => {
  const erase = async (memberId: string) => {
    await transaction(api.db, (tx) => emit(tx, clock, 'accounts.memberDeleted', { memberId, reference: 'E-2222-2222' }));
    await worker.runJobs();
  };

  it('deletes the documents and their rows immediately', async () => {
    const { id: ownerId } = await aConfidant();
    const { ids } = await aDecided(ownerId);
    const waiting = await anEncryptedDocument(api, { ownerId, verificationId: null, at: clock.now() });
    await erase(ownerId);
    expect(await statesOf([...ids, waiting])).toEqual([forgotten, forgotten, forgotten]);
  });

  it('keeps documents under a hold until it is lifted, and records of performers', async () => {
    const [held, performer] = [await aConfidant(), await aConfidant()];
    const [heldOnes, records] = [await aDecided(held.id), await aDecided(performer.id, { performer: true })];
    const hold = (isHeld: boolean) =>
      transaction(api.db, (tx) => holdDocuments(tx, clock, { ownerId: held.id, held: isHeld, order: 'BC-2026-0118' }));
    await hold(true);
    await erase(held.id);
    await erase(performer.id);
    expect(await statesOf([...heldOnes.ids, ...records.ids])).toEqual([kept, kept, kept, kept]);
    await hold(false);
    await destroy();
    expect(await statesOf(heldOnes.ids)).toEqual([forgotten, forgotten]);
  });

  it('exports list the documents before the erasure', async () => {
    const { id: ownerId } = await aConfidant();
    const { ids } = await aDecided(ownerId);
    const copy = (await documents.exports?.(api.db, ownerId, api.config)) as { 'documents.json': { documents: { id: string }[] } };
    expect(copy['documents.json'].documents.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });
});

describe('documents:destroy during an outage of the store', () => {
  it('deletes the keys first and the files in the next run', async () => {
    const { ids } = await aDecided((await aConfidant()).id);
    clock.pass(31 * DAY);
    const away = await openWorkerPlatform({ ...api.config, S3_ENDPOINT: 'http://127.0.0.1:1' }, clock);
    await expect(tasks(away)[DESTROY]?.({})).rejects.toThrow(/ECONNREFUSED/);
    await away.close();
    expect(await statesOf(ids)).toEqual(Array.from({ length: 2 }, () => ({ row: 'destroyed', key: false, file: true, done: false })));
    await destroy();
    expect(await statesOf(ids)).toEqual([gone, gone]);
  });
});

describe('countOverdue', () => {
  it('counts keys and files that still exist two hours after their deadline', async () => {
    await destroy();
    const { id: ownerId } = await aConfidant();
    const [decided, records] = [await aDecided(ownerId), await aDecided((await aConfidant()).id, { performer: true })];
    await anEncryptedDocument(api, { ownerId, verificationId: null, at: clock.now() });
    const away = await openWorkerPlatform({ ...api.config, S3_ENDPOINT: 'http://127.0.0.1:1' }, clock);
    const count = async () => {
      await tasks(away)[COUNT_OVERDUE]?.({});
      return (await away.metrics.documentsOverdue.get()).values[0]?.value;
    };
    expect(await count()).toBe(0);
    clock.pass(DAY + 2 * HOUR);
    expect(await count()).toBe(0);
    clock.pass(1);
    expect(await count()).toBe(1);
    clock.pass(29 * DAY);
    expect(await count()).toBe(3);
    // The keys are deleted now, the files are not.
    await expect(tasks(away)[DESTROY]?.({})).rejects.toThrow(/ECONNREFUSED/);
    expect(await statesOf(decided.ids)).toEqual(
      Array.from({ length: 2 }, () => ({ row: 'destroyed', key: false, file: true, done: false })),
    );
    expect(await count()).toBe(3);
    await destroy();
    expect(await statesOf(records.ids)).toEqual([kept, kept]);
    expect(await count()).toBe(0);
    await away.close();
  });
});
