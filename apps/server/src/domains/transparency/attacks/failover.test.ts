import { describe, expect, it } from 'vitest';
import { DAY } from '../../../../test/support/clock.ts';
import { aLabel, useLog } from '../../../../test/support/transparency-log.ts';
import { restoreTo } from '../../../../test/support/transparency.ts';
import { findEditionState } from '../queries/editions.ts';
import { findCheckpoint, findLogSize, listEntries } from '../queries/log.ts';
import { publishEdition } from '../signing/publish-edition.ts';
import { recoverLog } from '../signing/recover-log.ts';
import type { Signer } from '../signing/signer.ts';

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

  it('keeps signed entries also from its own role', async () => {
    const { db } = log.signer;
    const before = await findLogSize(log.db);
    for (const table of ['transparency_entry', 'transparency_log', 'transparency_edition', 'transparency_key'] as const) {
      await expect(db.deleteFrom(table).execute()).rejects.toThrow('only ever added');
    }
    expect(await findLogSize(log.db)).toBe(before);
  });
});
