import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '../../../../test/support/clock.ts';
import { countWaiting, eventually } from '../../../../test/support/eventually.ts';
import { aLabel, useLog, valueOf } from '../../../../test/support/transparency-log.ts';
import { crashPoints, stoppingAt } from '../../../../test/support/halting-signer.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { findMapRoots } from '../queries/editions.ts';
import { findCheckpoint, findLogSize, listEntries } from '../queries/log.ts';
import { addChange } from '../store/changes.ts';
import { eraseLeaf } from '../store/erasure.ts';
import { publishEdition } from './publish-edition.ts';

const log = useLog();
const { clock, aSigner, change, follow, provedValue, publish } = log;

beforeEach(() => publish());

const nodesOf = (edition: number) =>
  log.db.selectFrom('transparency_leaf').select('position').where('map', '=', 'keys').where('edition', '=', edition).execute();

describe('publishEdition', () => {
  it('publishes one edition an hour, which a browser accepts', async () => {
    const first = await publish();
    expect(await publishEdition(log.signer)).toBe(false);
    expect(await publish()).toBe(first + 1);
  });

  it('proves the newest value of a label from the next edition on', async () => {
    const label = aLabel();
    await change(label, 'one');
    expect(await provedValue(label)).toBeNull();
    await publish();
    expect(await provedValue(label)).toBe('one');
    await change(label, 'two');
    await change(label, 'three');
    await publish();
    expect(await provedValue(label)).toBe('three');
  });

  it('publishes late editions one by one, each with its number', async () => {
    const before = await publish();
    clock.pass(3 * HOUR);
    await publish();
    const { entries } = await follow();
    expect(entries.slice(-4).map((entry) => entry.kind === 'edition' && entry.number)).toEqual([1, 2, 3, 4].map((later) => before + later));
  });

  it('changes the map of settings in every fourth edition only', async () => {
    for (let count = 0; count < 8; count += 1) await publish();
    const roots = (await follow()).entries.flatMap((entry) => (entry.kind === 'edition' ? [entry] : []));
    const changed = roots.filter(
      ({ settingsRoot, number }) => number > 0 && !Buffer.from(settingsRoot).equals(roots[number - 1]?.settingsRoot ?? Buffer.alloc(0)),
    );
    expect(changed.every(({ number }) => number % 4 === 0)).toBe(true);
  });

  it('renews at least 64 leaves and fillers, so that a single change does not show', async () => {
    await Promise.all(Array.from({ length: 150 }, () => change(aLabel(), 'a value')));
    await publish();
    await change(aLabel(), 'the only change');
    const edition = await publish();
    expect((await nodesOf(edition)).length).toBe(65);
  });

  it('changes the root also without a change', async () => {
    await change(aLabel(), 'a value');
    await publish();
    const before = await findMapRoots(log.db);
    await publish();
    expect((await findMapRoots(log.db))?.keys).not.toEqual(before?.keys);
  });

  it('waits for a change that replaces another one while the edition begins', async () => {
    const label = aLabel();
    await change(label, 'too early');
    clock.pass(HOUR);
    const [changed, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const changing = transaction(log.db, async (tx) => {
      await addChange(tx, { map: 'keys', label, value: valueOf('in time') });
      changed.resolve();
      await released.promise;
    });
    await changed.promise;
    const publishing = publishEdition(log.signer);
    await eventually(() => countWaiting(log.db), 5000, 'an edition that waits for the change');
    released.resolve();
    await Promise.all([changing, publishing]);
    expect(await provedValue(label)).toBe('in time');
  });

  it('leaves a change that comes during the edition to the next one', async () => {
    const label = aLabel();
    await change(label, 'before');
    clock.pass(HOUR);
    await expect(publishEdition(stoppingAt(log.signer, 'before the second store'))).rejects.toThrow('stopped');
    await change(label, 'after');
    await publishEdition(log.signer);
    expect(await provedValue(label)).toBe('before');
    await publish();
    expect(await provedValue(label)).toBe('after');
  });

  it.each(crashPoints)('continues with the same entry when it stopped %s', async (point) => {
    clock.pass(HOUR);
    await expect(publishEdition(stoppingAt(log.signer, point))).rejects.toThrow(point);
    const size = await findLogSize(log.db);
    const [prepared] = await listEntries(log.db, size - 1, size);
    expect((await findCheckpoint(log.db))?.size).toBe(size - 1);

    expect(await publishEdition(log.signer)).toBe(false);
    expect((await follow()).checkpoint.size).toBe(size);
    expect((await log.signer.store.findEntry(size - 1))?.content).toEqual(prepared?.content);
  });

  it('lets one of several signers publish', async () => {
    clock.pass(HOUR);
    const published = await Promise.all([log.signer, aSigner(log.config, clock), aSigner(log.config, clock)].map(publishEdition));
    expect(published.filter(Boolean)).toHaveLength(1);
  });
});

describe('addChange', () => {
  it('rejects a label whose position another one has, before and after its edition', async () => {
    const label = aLabel();
    const other = Uint8Array.from([...label.slice(0, 6), ...randomBytes(26)]);
    await change(label, 'mine');
    await expect(change(other, 'not mine')).rejects.toThrow('taken');
    await publish();
    await expect(change(other, 'not mine')).rejects.toThrow('taken');
    expect(await provedValue(label)).toBe('mine');
  });
});

describe('eraseLeaf', () => {
  const erase = (label: Uint8Array<ArrayBuffer>) => transaction(log.db, (tx) => eraseLeaf(tx, { map: 'keys', label }));
  const rowsOf = async (label: Uint8Array<ArrayBuffer>) =>
    (
      await sql<{ leaves: string }>`
      SELECT (SELECT count(*) FROM transparency_leaf WHERE label = ${Buffer.from(label)}) + (SELECT count(*) FROM transparency_change WHERE label = ${Buffer.from(label)}) AS leaves`.execute(
        log.db,
      )
    ).rows[0]?.leaves;

  it('deletes nonces, values and the waiting change at once, and the position stays taken', async () => {
    const label = aLabel();
    await change(label, 'one');
    await publish();
    await change(label, 'two');
    await erase(label);
    expect(await rowsOf(label)).toBe('0');
    expect(await provedValue(label)).toBeNull();
    await expect(change(label, 'again')).rejects.toThrow('taken');
    await publish();
    expect(await provedValue(label)).toBeNull();
    expect(await rowsOf(label)).toBe('0');
    await expect(change(label, 'again')).rejects.toThrow('taken');
  });

  it('leaves the proofs of neighbours valid', async () => {
    const [label, near] = [aLabel(), aLabel()];
    near.set(label.slice(0, 5));
    await change(label, 'erased');
    await change(near, 'near');
    await publish();
    await erase(label);
    await publish();
    expect(await provedValue(near)).toBe('near');
    const nearest = Uint8Array.from([...label.slice(0, 5), (label[5] ?? 0) ^ 1, ...randomBytes(26)]);
    await change(nearest, 'nearest');
    await publish();
    expect(await provedValue(nearest)).toBe('nearest');
  });

  it('deletes a value that no edition had', async () => {
    const label = aLabel();
    await change(label, 'one');
    await erase(label);
    await publish();
    expect(await provedValue(label)).toBeNull();
    expect(await rowsOf(label)).toBe('0');
  });
});
