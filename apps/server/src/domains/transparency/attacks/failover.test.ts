import { encodeSettingsValue } from '@subrosa/transparency/map/values';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../../../test/support/clock.ts';
import { aLabel, useLog } from '../../../../test/support/transparency-log.ts';
import { restoreTo } from '../../../../test/support/transparency.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { SETTINGS_EVERY } from '../maps.ts';
import { findEditionState, listPublishedEditions } from '../queries/editions.ts';
import { findCheckpoint, findLogSize, listEntries } from '../queries/log.ts';
import { listOwnLeaves } from '../queries/own-leaves.ts';
import { addRelease } from '../signing/add-release.ts';
import { publishEdition } from '../signing/publish-edition.ts';
import { recoverLog } from '../signing/recover-log.ts';
import type { Signer } from '../signing/signer.ts';
import { startLog } from '../signing/start-log.ts';
import { addChange } from '../store/changes.ts';
import { eraseLeaf } from '../store/erasure.ts';

const log = useLog({ TRANSPARENCY_INTERVAL_SECONDS: 86_400 });

/** A signer that reads the second store a moment before the other one writes. */
const readsTooEarly = (signer: Signer): Signer => ({ ...signer, store: { ...signer.store, findEntry: async () => null } });

/** Another signer published this edition: the database of this one does not have it. */
async function aLostEdition(): Promise<number> {
  const edition = await log.publish();
  await restoreTo(edition - 1, log.config);
  return edition;
}

describe('two signers after a failover', () => {
  it('stops the second one before it prepares an edition of its own', async () => {
    await log.publish();
    await log.publish();
    const edition = await aLostEdition();
    const size = await findLogSize(log.db);
    await expect(publishEdition(log.signer)).rejects.toThrow(
      `has an entry ${size} of this log that this database lacks: run transparency:recover`,
    );
    expect(await findLogSize(log.db)).toBe(size);
    expect(await recoverLog(log.signer, 'a failover')).toEqual({ lost: { first: edition, last: edition }, returned: 0 });
  });

  it('lets the one that lost take the stored entry, and continue without a fork', async () => {
    // Browsers accept one recovery in 30 days.
    log.clock.pass(31 * DAY);
    await log.publish();
    const label = aLabel();
    const edition = await aLostEdition();
    const [index, signed] = [await findLogSize(log.db), await findCheckpoint(log.db)];
    const stored = await log.signer.store.findEntry(index);

    await log.change(label, 'in an edition nobody signed');
    log.clock.pass(DAY);
    await expect(publishEdition(readsTooEarly(log.signer))).rejects.toThrow(`has an entry ${index} of this log`);
    expect((await listEntries(log.db, index, index + 1))[0]?.content).not.toEqual(stored?.content);
    await expect(publishEdition(log.signer)).rejects.toThrow(`has an entry ${index} of this log`);
    expect(await findCheckpoint(log.db)).toEqual(signed);

    expect(await recoverLog(log.signer, 'a failover')).toEqual({ lost: { first: edition, last: edition }, returned: 0 });
    expect((await listEntries(log.db, index, index + 1))[0]?.content).toEqual(stored?.content);
    await log.publish();
    expect(await log.provedValue(label)).toBe('in an edition nobody signed');
    expect((await log.follow()).entries.map(({ kind }) => kind).filter((kind) => kind === 'recovery')).toHaveLength(2);
    expect(await findEditionState(log.db)).toMatchObject({ newestWithData: edition + 2 });
  });

  it('starts again after a failover at an edition of settings, and publishes what that one took', async () => {
    log.clock.pass(31 * DAY);
    let newest = await log.publish();
    while ((newest + 1) % SETTINGS_EVERY !== 0) newest = await log.publish();
    const label = aLabel();
    await aLostEdition();
    const value = encodeSettingsValue({ version: 1, hash: label });
    await transaction(log.db, (tx) => addChange(tx, { map: 'settings', label, value }));
    log.clock.pass(DAY);
    await expect(publishEdition(readsTooEarly(log.signer))).rejects.toThrow('has an entry');
    await recoverLog(log.signer, 'a failover');
    await log.publish();
    await startLog(log.signer);
    expect(await listOwnLeaves(log.db, 'settings', label)).toMatchObject([{ edition: null, value }]);
    while ((await log.publish()) % SETTINGS_EVERY !== 0);
    expect((await listOwnLeaves(log.db, 'settings', label))[0]?.edition).not.toBeNull();
    await startLog(log.signer);
  });

  it('publishes what a discarded edition took also when a release has its index', async () => {
    log.clock.pass(31 * DAY);
    const edition = await log.publish();
    await addRelease(log.signer, { version: 'v1.0.0', commit: 'a'.repeat(40), manifestHash: aLabel() });
    await restoreTo(edition, log.config);
    const label = aLabel();
    await log.change(label, 'taken by a discarded edition');
    log.clock.pass(DAY);
    await expect(publishEdition(readsTooEarly(log.signer))).rejects.toThrow('has an entry');
    expect((await recoverLog(log.signer, 'a failover')).lost).toBeNull();
    await log.publish();
    expect(await log.provedValue(label)).toBe('taken by a discarded edition');
  });

  it('keeps an erasure that came after a discarded edition', async () => {
    log.clock.pass(31 * DAY);
    const label = aLabel();
    await log.change(label, 'before');
    await log.publish();
    const lost = await aLostEdition();
    await log.change(label, 'discarded');
    log.clock.pass(DAY);
    await expect(publishEdition(readsTooEarly(log.signer))).rejects.toThrow('has an entry');
    await transaction(log.db, (tx) => eraseLeaf(tx, { map: 'keys', label }));
    await recoverLog(log.signer, 'a failover');
    expect(await listOwnLeaves(log.db, 'keys', label)).toEqual([]);
    expect(await log.publish()).toBeGreaterThan(lost);
    expect(await log.provedValue(label)).toBeNull();
    await startLog(log.signer);
  });

  it('states that writes may be lost although every edition has data, and only what browsers accept', async () => {
    const recover = (writesSince?: Date) => recoverLog(log.signer, 'writes may be lost', writesSince && { writesSince });
    const daysAgo = (days: number) => new Date(log.clock.now().getTime() - days * DAY);
    expect(await recover()).toEqual({ lost: null, returned: 0 });
    await expect(recover(daysAgo(0))).rejects.toThrow('browsers would raise an alarm for this recovery: recoveryTooSoon');
    log.clock.pass(31 * DAY);
    const last = await log.publish();
    await expect(recover(daysAgo(8))).rejects.toThrow('recoveryTooLong');
    await expect(recover(new Date(0))).rejects.toThrow('no edition before this time');

    expect(await recover(daysAgo(2))).toEqual({ lost: { first: last - 2, last }, returned: 0 });
    expect((await log.follow()).entries.at(-1)).toEqual({ kind: 'recovery', lastEdition: last - 3, reason: 'writes may be lost' });
    expect(await log.publish()).toBe(last + 1);
    // Browsers compare its map of settings with the last one before the recovered editions.
    expect(await listPublishedEditions(log.db, { map: 'settings', since: last + 1, limit: 2 })).toContain(last + 1);
    await startLog(log.signer);
  });

  it('rejects returning the changes of a signed edition, for the role of the signer', async () => {
    const newest = (await findEditionState(log.db)).newest ?? 0;
    await expect(sql`SELECT return_transparency_changes(${newest}::integer)`.execute(log.signer.db)).rejects.toThrow('is signed');
  });

  it('keeps signed entries also from its own role', async () => {
    const { db } = log.signer;
    const before = await findLogSize(log.db);
    for (const table of ['transparency_entry', 'transparency_log', 'transparency_edition', 'transparency_key'] as const) {
      await expect(db.deleteFrom(table).execute()).rejects.toThrow('only ever added');
    }
    expect(await findLogSize(log.db)).toBe(before);
  });
});
