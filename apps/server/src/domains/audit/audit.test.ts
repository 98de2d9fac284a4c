import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseUrl, processRoles } from '../../platform/config/config.ts';
import { createDb, createPool } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { objectStore } from '../../platform/storage/object-store.ts';
import { readWholeFile } from '../../platform/storage/read-whole-file.ts';
import { tamperings, undone } from '../../../test/support/audit.ts';
import { aClock, DAY, MINUTE } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useDatabase } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { findLastAnchor } from './anchors.ts';
import { appendAudit, verifyAudit, verifyChain } from './index.ts';
import { openPayload } from './payload.ts';
import { verifySince } from './verify-chain.ts';

const testDb = useDatabase();
const clock = aClock();
const worker = useWorker(testDb, { clock });

const accessed = { actorId: newId(), action: 'document.accessed', subjectKind: 'document', subjectId: newId() } as const;
const append = (more: Partial<Parameters<typeof appendAudit>[2]> = {}) =>
  transaction(testDb.db, (tx) => appendAudit(tx, clock, { ...accessed, ...more }));

describe('appendAudit', () => {
  it('numbers concurrent entries without a gap', async () => {
    const before = (await verifyChain(testDb.db)).entries;
    const sequences = await Promise.all(Array.from({ length: 20 }, () => append()));
    expect(sequences.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => before + index + 1));
    expect(await verifyChain(testDb.db)).toMatchObject({ entries: before + 20, problems: [] });
  });

  it('keeps nothing of a rolled-back transaction', async () => {
    const { entries } = await verifyChain(testDb.db);
    await transaction(testDb.db, async (tx) => {
      await appendAudit(tx, clock, accessed);
      throw new Error('lost');
    }).catch(() => undefined);
    expect(await verifyChain(testDb.db)).toMatchObject({ entries, problems: [] });
  });

  it('hashes any text, null and number the same in SQL as in TypeScript', async () => {
    await append({ detail: { text: 'שלום 中文 "quoted" \\ 🌿', zero: 0, no: false, nothing: null } });
    await append({ actorId: null, subjectId: null });
    expect((await verifyChain(testDb.db)).problems).toEqual([]);
  });

  it('rejects changes by the owner of the table and by every process role', async () => {
    await append();
    for (const change of [sql`UPDATE audit_entry SET actor_id = NULL`, sql`DELETE FROM audit_entry`, sql`TRUNCATE audit_entry`]) {
      await expect(change.execute(testDb.db)).rejects.toThrow(/only ever added/);
    }
    for (const role of processRoles) {
      const db = createDb(createPool({ url: databaseUrl(testDb.config, role), name: 'test', size: 1 }));
      for (const change of [
        sql`INSERT INTO audit_entry (seq) VALUES (1)`,
        sql`UPDATE audit_entry SET actor_id = NULL`,
        sql`DELETE FROM audit_entry`,
        sql`UPDATE audit_head SET seq = 0`,
      ]) {
        await expect(change.execute(db)).rejects.toThrow(/permission denied/);
      }
      await db.destroy();
    }
  });
});

describe('openPayload', () => {
  it('returns the payload until the member is erased, and the chain stays valid', async () => {
    const { id: memberId } = await aMember(testDb.db, testDb.config);
    const secret = testDb.config.DATA_ENCRYPTION_SECRET;
    const [first, second] = [
      await append({ personal: { secret, memberId, payload: { reason: 'Ada Example requested it' } } }),
      await append({ personal: { secret, memberId, payload: 7 } }),
    ];
    expect(await openPayload(testDb.db, secret, first)).toEqual({ reason: 'Ada Example requested it' });
    expect(await openPayload(testDb.db, secret, second)).toBe(7);
    await testDb.db.deleteFrom('member').where('id', '=', memberId).execute();
    expect(await openPayload(testDb.db, secret, first)).toBeNull();
    expect((await verifyChain(testDb.db)).problems).toEqual([]);
  });
});

describe('audit:anchor', () => {
  const withStore = async <Result>(work: (store: ReturnType<typeof objectStore>) => Promise<Result>) => {
    const store = objectStore(testDb.config, testDb.config.S3_AUDIT_BUCKET);
    return work(store).finally(() => store.close());
  };
  const names = () => withStore(async (store) => (await store.list(`${testDb.config.AUDIT_FOLDER}/`)).toSorted());
  const anchored = async () => (await withStore((anchors) => verifyAudit({ db: testDb.db, config: testDb.config, anchors }))).anchored;
  const anchorJobs = async () => {
    const { rows } = await sql`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'audit:anchor'`.execute(testDb.db);
    return rows.length;
  };

  it.each(['role.proposed', 'document.accessed', 'csam.prepared'] as const)(
    'runs immediately after an entry %s, enqueued in its transaction',
    async (action) => {
      await worker.runJobs();
      expect(await anchorJobs()).toBe(0);
      const seq = await append({ action });
      await append({ action });
      expect(await anchorJobs()).toBe(1);
      await worker.runJobs();
      expect(await anchored()).toBe(seq + 1);
    },
  );

  it('stays unqueued after a rolled-back transaction and after other entries', async () => {
    await append({ action: 'case.decided' });
    await transaction(testDb.db, async (tx) => {
      await appendAudit(tx, clock, accessed);
      throw new Error('lost');
    }).catch(() => undefined);
    expect(await anchorJobs()).toBe(0);
  });

  it('signs an anchor every five minutes, and only when there are new entries', async () => {
    const before = await names();
    const seq = await append({ action: 'case.decided' });
    clock.pass(5 * MINUTE);
    await worker.runTask('audit:anchor');
    expect(await anchored()).toBe(seq);
    clock.pass(5 * MINUTE);
    await worker.runTask('audit:anchor');
    expect(await names()).toHaveLength(before.length + 1);
    const last = await testDb.db.selectFrom('audit_check').selectAll().orderBy('checked_at', 'desc').limit(1).executeTakeFirst();
    expect(last).toMatchObject({ last_seq: String(seq), is_complete: false, anchored: true });
  });

  it('reveals entries that were rewritten before the anchor; the rewritten chain is not signed', async () => {
    await append();
    await worker.runJobs();
    const before = await names();
    await undone(testDb.db, async (tx) => {
      await sql`ALTER TABLE audit_entry DISABLE TRIGGER USER`.execute(tx);
      const last = Number((await sql<{ seq: string }>`SELECT seq FROM audit_head`.execute(tx)).rows[0]?.seq);
      await tamperings['another actor, and linked anew']?.(tx, { seq: last, other: last, last });
      const anchor = await withStore((store) => findLastAnchor(store, testDb.config, clock.now()));
      expect(await verifySince(tx, anchor)).toMatchObject({ problems: [{ seq: last, problem: 'anchor' }] });
      // The chain alone reveals nothing.
      expect((await verifySince(tx, null)).problems).toEqual([]);
    });
    expect(await names()).toEqual(before);
  });

  it('ignores a copy of an old anchor under a newer name', async () => {
    await append();
    await worker.runJobs();
    const old = (await names()).at(-1) ?? '';
    const newest = `${testDb.config.AUDIT_FOLDER}/${new Date(clock.now().getTime() + DAY).toISOString().replaceAll(':', '-')}-1.json`;
    await withStore(async (store) => store.put(newest, await readWholeFile(store, old), 'application/json'));
    const seq = await append();
    await worker.runJobs();
    expect(await withStore((store) => findLastAnchor(store, testDb.config, clock.now()))).toMatchObject({ seq });
    const { forged } = await withStore((anchors) => verifyAudit({ db: testDb.db, config: testDb.config, anchors }));
    expect(forged).toEqual([newest]);
    await withStore((store) => store.remove(newest));
  });
});

describe('audit:verify', () => {
  const seen = () => {
    const store = objectStore(testDb.config, testDb.config.S3_AUDIT_BUCKET);
    return verifyAudit({ db: testDb.db, config: testDb.config, anchors: store }).finally(() => store.close());
  };

  it('signs the head outside the database, so that removing the last entry and the head is detected', async () => {
    await append();
    await worker.runTask('audit:verify');
    const { entries, end, anchored, problems, forged } = await seen();
    expect({ anchored, problems, forged }).toEqual({ anchored: end.seq, problems: [], forged: [] });

    await sql`ALTER TABLE audit_entry DISABLE TRIGGER USER`.execute(testDb.db);
    await sql`DELETE FROM audit_entry WHERE seq = ${end.seq}`.execute(testDb.db);
    await sql`UPDATE audit_head SET (seq, hash) = (SELECT seq, hash FROM audit_entry ORDER BY audit_entry.seq DESC LIMIT 1)`.execute(
      testDb.db,
    );
    expect((await verifyChain(testDb.db)).problems).toEqual([]);
    expect(await seen()).toMatchObject({ entries: entries - 1, problems: [{ seq: end.seq, problem: 'anchor' }] });

    // A chain with problems is not signed, so that the next verification still reports them.
    clock.pass(DAY);
    await worker.runTask('audit:verify');
    expect(await seen()).toMatchObject({ anchored: end.seq, problems: [{ seq: end.seq, problem: 'anchor' }] });
  });

  it('reports an anchor with a forged signature', async () => {
    const store = objectStore(testDb.config, testDb.config.S3_AUDIT_BUCKET);
    await store.put(
      `${testDb.config.AUDIT_FOLDER}/9999.json`,
      Buffer.from('{"seq":1,"hash":"","at":"","key":"development","signature":"AAAA"}'),
      'application/json',
    );
    expect((await seen()).forged).toEqual([`${testDb.config.AUDIT_FOLDER}/9999.json`]);
    await store.removePrefix(`${testDb.config.AUDIT_FOLDER}/`);
    store.close();
  });
});
