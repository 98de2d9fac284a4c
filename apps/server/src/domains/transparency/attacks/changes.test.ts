import { keysLabel } from '@subrosa/transparency/map/labels';
import { positionOf } from '@subrosa/transparency/map/positions';
import { encodeKeysValue, encodeSettingsValue } from '@subrosa/transparency/map/values';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '../../../../test/support/members.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { aLabel, useLog, valueOf } from '../../../../test/support/transparency-log.ts';
import { aKeyRecord } from '../../../../test/support/transparency.ts';
import { databaseUrl } from '../../../platform/config/config.ts';
import { createDb, createPool, type Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { recordKeys } from '../commands/record-keys.ts';

type Bytes = Uint8Array<ArrayBuffer>;

describe('the role of the api', () => {
  const database = useDatabase();
  let stolen: Db;
  let victim: Bytes;
  const settings = new Uint8Array(32).fill(7);

  beforeAll(async () => {
    stolen = createDb(createPool({ url: databaseUrl(database.config, 'api'), name: 'test', size: 1 }));
    const { id } = await aMember(database.db, database.config);
    await aKeyRecord(database.db, id);
    await transaction(stolen, (tx) => recordKeys(tx, id));
    await database.db
      .updateTable('transparency_member')
      .set({ settings_label: Buffer.from(settings) })
      .execute();
    victim = keysLabel(id);
  });
  afterAll(() => stolen.destroy());

  const head = new Uint8Array(32);
  const plant = (map: string, label: Uint8Array | null, value: Uint8Array | null, position = label && positionOf(new Uint8Array(label))) =>
    sql`INSERT INTO transparency_change (map, position, label, value)
      VALUES (${map}, ${position}, ${label && Buffer.from(label)}, ${value && Buffer.from(value)})
      ON CONFLICT (map, position) DO UPDATE SET label = excluded.label, value = excluded.value`;

  it.each<[string, () => RawBuilder<unknown>, RegExp]>([
    ['a label of 31 bytes', () => plant('keys', victim.slice(1), valueOf('x')), /transparency_change_check/],
    ['a label at the position of another', () => plant('keys', victim, valueOf('x'), 1), /transparency_change_check/],
    ['a value of 35 bytes', () => plant('keys', victim, new Uint8Array(35)), /value_whole/],
    ['a value of 8 MB', () => plant('keys', victim, new Uint8Array(8_000_000)), /value/],
    ['another map', () => plant('other', victim, valueOf('x')), /map_check/],
    ['keys of nobody', () => plant('keys', aLabel(), encodeKeysValue({ records: 1, head })), /belongs to no member/],
    ['more records than the member has', () => plant('keys', victim, encodeKeysValue({ records: 2, head })), /belongs to no member/],
    ['the erasure of a member’s keys', () => plant('keys', victim, null), /belongs to no member/],
    ['the erasure of a member’s settings', () => plant('settings', settings, null), /belongs to no member/],
    ['settings of nobody', () => plant('settings', aLabel(), encodeSettingsValue({ version: 1, hash: head })), /belongs to no member/],
    ['a position that was never erased, so that its member waits', () => plant('keys', null, null, 5), /belongs to no member/],
  ])('cannot let %s wait for an edition', async (_what, attempt, message) => {
    await expect(attempt().execute(stolen)).rejects.toThrow(message);
  });
});

describe('a change that the owner of the tables planted', () => {
  const log = useLog();

  const plant = (map: string, label: Bytes, value: Uint8Array | null) =>
    sql`INSERT INTO transparency_change VALUES (${map}, ${positionOf(label)}, ${Buffer.from(label)}, ${value && Buffer.from(value)})`.execute(
      log.db,
    );

  const rejectedBefore = async () => (await log.signer.metrics.transparencyRejected.get()).values[0]?.value ?? 0;

  it.each<[string, (victim: Bytes) => Promise<unknown>]>([
    [
      'a second label at a used position',
      (victim) => plant('keys', Uint8Array.from([...victim.slice(0, 6), ...aLabel().slice(6)]), valueOf('x')),
    ],
    ['fewer records', (victim) => plant('keys', victim, encodeKeysValue({ records: 0, head: new Uint8Array(32) }))],
    ['no records', (victim) => plant('keys', victim, null)],
  ])('is rejected with an alert, and stops no other: %s', async (_what, attack) => {
    const [victim, other] = [aLabel(), aLabel()];
    await log.change(victim, 'true');
    await log.publish();
    const before = await rejectedBefore();
    await attack(victim);
    await log.change(other, 'other');
    await log.publish();
    expect(await log.provedValue(victim)).toBe('true');
    expect(await log.provedValue(other)).toBe('other');
    expect(await rejectedBefore()).toBe(before + 1);
    await log.change(victim, 'newer');
    await log.publish();
    expect(await log.provedValue(victim)).toBe('newer');
  });

  it('changes nothing when it rewrites the records that an edition has', async () => {
    const victim = aLabel();
    const value = valueOf('true');
    await plant('keys', victim, value);
    await log.publish();
    await plant('keys', victim, Uint8Array.from([...value.slice(0, 4), ...new Uint8Array(32)]));
    await log.publish();
    expect(await log.provedValue(victim)).toBe('true');
  });
});

describe('the role of the worker', () => {
  const log = useLog();
  let stolen: Db;
  beforeAll(() => {
    stolen = createDb(createPool({ url: databaseUrl(log.config, 'worker'), name: 'test', size: 1 }));
  });
  afterAll(() => stolen.destroy());

  it('adds no value to the maps', async () => {
    const insert = sql`INSERT INTO transparency_leaf (map, position, edition, label, nonce, value) VALUES ('keys', 1, 1, 'x', 'x', 'x')`;
    await expect(insert.execute(stolen)).rejects.toThrow(/permission denied/);
  });

  it('stops no edition with a leaf of a later one', async () => {
    const victim = aLabel();
    const edition = await log.publish();
    for (const later of [1, 2, 1000]) {
      await sql`INSERT INTO transparency_leaf (map, position, edition, filler)
        VALUES ('keys', ${positionOf(victim)}, ${edition + later}, ${Buffer.alloc(32)})`.execute(stolen);
    }
    await log.change(victim, 'true').catch(() => null);
    await log.publish();
    await log.change(victim, 'true');
    await log.publish();
    expect(await log.provedValue(victim)).toBe('true');
  });
});
