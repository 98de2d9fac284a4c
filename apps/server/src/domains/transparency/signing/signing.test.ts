import { randomBytes } from 'node:crypto';
import { createFillers } from '@subrosa/transparency/map/fillers';
import { keysLabel } from '@subrosa/transparency/map/labels';
import { proveLeaf } from '@subrosa/transparency/map/prove';
import { verifyLeaf } from '@subrosa/transparency/map/verify-leaf';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aClock, HOUR } from '../../../../test/support/clock.ts';
import { countWaiting, eventually } from '../../../../test/support/eventually.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { crashPoints, followedLog, stoppingAt, useSigners } from '../../../../test/support/transparency.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { fillerKey } from '../maps.ts';
import { findMapRoots } from '../queries/editions.ts';
import { findCheckpoint, findLogSize, listEntries } from '../queries/log.ts';
import { mapReader } from '../queries/maps.ts';
import { addChange } from '../store/changes.ts';
import { eraseLeaf } from '../store/erasure.ts';
import { publishEdition } from './publish-edition.ts';
import type { Signer } from './signer.ts';

const database = useDatabase();
const aSigner = useSigners();
const clock = aClock();

let signer: Signer;
beforeEach(async () => {
  signer ??= aSigner(database.config, clock);
  await publish();
});

/** Publishes the edition of the next hour, and returns its number. */
async function publish(): Promise<number> {
  clock.pass(HOUR);
  while (await publishEdition(signer));
  return (await follow()).state.newestEdition?.number ?? -1;
}

const follow = () => followedLog(database.db, signer);

const aLabel = () => keysLabel(newId());

const change = (label: Uint8Array<ArrayBuffer>, value: string) =>
  transaction(database.db, (tx) => addChange(tx, { map: 'keys', label, value: Buffer.from(value) }));

/** The value that the newest edition proves for a label; null without a proof. */
async function provedValue(label: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const { state } = await follow();
  const fillers = createFillers(fillerKey(database.config), 'keys');
  const [proof] = await proveLeaf(mapReader(database.db, 'keys'), fillers, label, [state.newestEdition?.number ?? 0]);
  const root = (await findMapRoots(database.db))?.keys ?? new Uint8Array();
  if (!proof) return null;
  return verifyLeaf(root, label, proof) ? Buffer.from(proof.value).toString() : 'a wrong proof';
}

const nodesOf = (edition: number) =>
  database.db.selectFrom('transparency_leaf').select('position').where('map', '=', 'keys').where('edition', '=', edition).execute();

describe('publishEdition', () => {
  it('publishes one edition an hour, which a browser accepts', async () => {
    const first = await publish();
    expect(await publishEdition(signer)).toBe(false);
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
    // The other half are fillers.
    expect((await nodesOf(edition)).length).toBeGreaterThanOrEqual(33);
  });

  it('changes the root also without a change', async () => {
    await change(aLabel(), 'a value');
    await publish();
    const before = await findMapRoots(database.db);
    await publish();
    expect((await findMapRoots(database.db))?.keys).not.toEqual(before?.keys);
  });

  it('waits for a change that replaces another one while the edition begins', async () => {
    const label = aLabel();
    await change(label, 'too early');
    clock.pass(HOUR);
    const [changed, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const changing = transaction(database.db, async (tx) => {
      await addChange(tx, { map: 'keys', label, value: Buffer.from('in time') });
      changed.resolve();
      await released.promise;
    });
    await changed.promise;
    const publishing = publishEdition(signer);
    await eventually(() => countWaiting(database.db), 5000, 'an edition that waits for the change');
    released.resolve();
    await Promise.all([changing, publishing]);
    expect(await provedValue(label)).toBe('in time');
  });

  it('leaves a change that comes during the edition to the next one', async () => {
    const label = aLabel();
    await change(label, 'before');
    clock.pass(HOUR);
    await expect(publishEdition(stoppingAt(signer, 'before the second store'))).rejects.toThrow('stopped');
    await change(label, 'after');
    await publishEdition(signer);
    expect(await provedValue(label)).toBe('before');
    await publish();
    expect(await provedValue(label)).toBe('after');
  });

  it.each(crashPoints)('continues with the same entry when it stopped %s', async (point) => {
    clock.pass(HOUR);
    await expect(publishEdition(stoppingAt(signer, point))).rejects.toThrow(point);
    const size = await findLogSize(database.db);
    const [prepared] = await listEntries(database.db, size - 1, size);
    expect((await findCheckpoint(database.db))?.size).toBe(size - 1);

    expect(await publishEdition(signer)).toBe(false);
    expect((await follow()).checkpoint.size).toBe(size);
    expect(await signer.store.findEntry(size - 1)).toEqual(prepared?.content);
  });

  it('lets one of several signers publish', async () => {
    clock.pass(HOUR);
    const published = await Promise.all([signer, aSigner(database.config, clock), aSigner(database.config, clock)].map(publishEdition));
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
  const erase = (label: Uint8Array<ArrayBuffer>) => transaction(database.db, (tx) => eraseLeaf(tx, { map: 'keys', label }));
  const rowsOf = async (label: Uint8Array<ArrayBuffer>) =>
    (
      await sql<{ leaves: string }>`
      SELECT (SELECT count(*) FROM transparency_leaf WHERE label = ${Buffer.from(label)}) + (SELECT count(*) FROM transparency_change WHERE label = ${Buffer.from(label)}) AS leaves`.execute(
        database.db,
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
