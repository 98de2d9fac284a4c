import { randomBytes } from 'node:crypto';
import { parseEntry } from '@subrosa/transparency/entries/entry';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClock, HOUR } from '../../../../test/support/clock.ts';
import { countWaiting, eventually } from '../../../../test/support/eventually.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { crashPoints, stoppingAt } from '../../../../test/support/halting-signer.ts';
import { followedLog, restoreTo, useSigners } from '../../../../test/support/transparency.ts';
import { findCheckpoint, findLogSize } from '../queries/log.ts';
import { addRelease } from './add-release.ts';
import { publishEdition } from './publish-edition.ts';
import { recoverLog } from './recover-log.ts';
import type { Signer } from './signer.ts';
import { withSignerLock } from './store/lock.ts';

const database = useDatabase();
const aSigner = useSigners();
const clock = aClock();

let signer: Signer;
beforeAll(() => {
  signer = aSigner(database.config, clock);
});

const aRelease = () => ({ version: 'v1.0.0', commit: randomBytes(20).toString('hex'), manifestHash: new Uint8Array(randomBytes(32)) });
const kinds = async () => (await followedLog(database.db, signer)).entries.map(({ kind }) => kind);

async function publish(): Promise<void> {
  clock.pass(HOUR);
  while (await publishEdition(signer));
}

describe('addRelease', () => {
  it('waits for the first edition, which contains the schedule', async () => {
    await expect(addRelease(signer, aRelease())).rejects.toThrow('no edition yet');
    expect(await findLogSize(database.db)).toBe(0);
    await publish();
  });

  it('adds an entry that a browser accepts, between two editions', async () => {
    const release = aRelease();
    const { index } = await addRelease(signer, release);
    await publish();
    const { entries } = await followedLog(database.db, signer);
    expect(entries[index]).toEqual({ kind: 'release', ...release });
    expect(entries.slice(index).map(({ kind }) => kind)).toEqual(['release', 'edition']);
    const kept = await signer.store.findEntry(index);
    expect(kept && parseEntry(new Uint8Array(kept.content))).toEqual({ ok: true, value: { kind: 'release', ...release } });
  });

  it('adds the newest release once, and an earlier one again', async () => {
    const [one, other] = [aRelease(), aRelease()];
    const first = await addRelease(signer, one);
    expect(await addRelease(signer, one)).toEqual({ index: first.index, isNew: false });
    await addRelease(signer, other);
    expect(await addRelease(signer, one)).toEqual({ index: first.index + 2, isNew: true });
  });

  it('rejects what is no release, and adds nothing', async () => {
    const before = await kinds();
    await expect(addRelease(signer, { ...aRelease(), commit: 'main' })).rejects.toThrow('not a valid entry of kind release');
    expect(await kinds()).toEqual(before);
  });

  it('waits while another process signs', async () => {
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = withSignerLock(signer.db, async () => {
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const before = await findLogSize(database.db);
    const adding = addRelease(aSigner(database.config, clock), aRelease());
    await eventually(() => countWaiting(database.db), 5000, 'a command that waits for the lock');
    expect(await findLogSize(database.db)).toBe(before);
    released.resolve();
    await holding;
    expect(await adding).toEqual({ index: before, isNew: true });
  });

  it.each(crashPoints)('continues with the same entry when it stopped %s', async (point) => {
    const release = aRelease();
    const before = await kinds();
    await expect(addRelease(stoppingAt(signer, point), release)).rejects.toThrow(point);
    expect((await findCheckpoint(database.db))?.size).toBe(before.length);
    const { index } = await addRelease(signer, release);
    expect(index).toBe(before.length);
    expect(await kinds()).toEqual([...before, 'release']);
  });

  it.each(['before the second store', 'after the second store', 'after the signature'] as const)(
    'leaves its entry to the next edition when it stopped %s',
    async (point) => {
      const before = await kinds();
      await expect(addRelease(stoppingAt(signer, point), aRelease())).rejects.toThrow(point);
      await publish();
      expect(await kinds()).toEqual([...before, 'release', 'edition']);
    },
  );

  it('adds nothing to a restored database before the log is recovered', async () => {
    await publish();
    const { state } = await followedLog(database.db, signer);
    await restoreTo((state.newestEdition?.number ?? 1) - 1, database.config);
    await expect(addRelease(signer, aRelease())).rejects.toThrow('run transparency:recover');
    await recoverLog(signer, 'a test');
    expect((await addRelease(signer, aRelease())).isNew).toBe(true);
  });
});
