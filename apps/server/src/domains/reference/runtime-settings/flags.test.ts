import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { isFlagOn, listFlags, switchFlag } from './flags.ts';

const testDb = useDatabase();
const members = Array.from({ length: 400 }, () => randomUUID());

async function having(share: number): Promise<Set<string>> {
  await transaction(testDb.db, (tx) => switchFlag(tx, systemClock, { flag: 'kdfUpgrade', share }));
  const on = await Promise.all(members.map(async (id) => ((await isFlagOn(testDb.db, 'kdfUpgrade', id)) ? [id] : [])));
  return new Set(on.flat());
}

it('turns on for a fixed share of members, and for more of them at a larger share', async () => {
  const quarter = await having(25);
  expect(quarter.size).toBeGreaterThan(50);
  expect(quarter.size).toBeLessThan(150);
  const half = await having(50);
  expect([...quarter].filter((id) => !half.has(id))).toEqual([]);
  expect(half.size).toBeGreaterThan(quarter.size);
  expect(await having(25)).toEqual(quarter);
});

it('turns on for all members at 100 and for none at 0, and lists the share', async () => {
  expect((await having(100)).size).toBe(members.length);
  expect((await having(0)).size).toBe(0);
  expect(await listFlags(testDb.db)).toEqual([{ flag: 'kdfUpgrade', share: 0 }]);
});

it('writes an audit entry for each change, but not for an unchanged share', async () => {
  await having(10);
  const count = async () =>
    (await testDb.db.selectFrom('audit_entry').select('seq').where('action', '=', 'setting.changed').execute()).length;
  const before = await count();
  await having(10);
  await having(20);
  expect((await count()) - before).toBe(1);
});
