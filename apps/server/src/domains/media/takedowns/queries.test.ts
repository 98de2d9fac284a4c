import { describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { aPublishedItem } from '../../../../test/support/media.ts';
import { aMember } from '../../../../test/support/members.ts';
import { distance } from '../../../decoder/pictures/pdq.ts';
import { chunksAround, findTakedown, listAlike } from './queries.ts';
import { addTakedowns } from './store.ts';

const testDb = useDatabase();

describe('take-down queries', () => {
  const base = Buffer.from('d811ac390bfa6005d08543fe27fd5a11f6b55bdd2603000dc26476fc79fc76b5', 'hex');

  /** Flips this many bits, spread as evenly as possible, which is the worst case of the index. */
  function spread(bits: number): Buffer {
    const turned = Buffer.from(base);
    for (let count = 0; count < bits; count += 1) {
      const bit = (count % 16) * 16 + Math.floor(count / 16) * 7;
      turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (128 >> (bit & 7));
    }
    return turned;
  }

  it('listAlike finds pictures up to 31 of 256 bits apart, and ignores vague hashes', async () => {
    const ids = new Map<number, string>();
    const { id: ownerId } = await aMember(testDb.db, testDb.config);
    for (const bits of [0, 1, 16, 31, 32, 40]) {
      expect(distance(base, spread(bits))).toBe(bits);
      const { id } = await aPublishedItem(testDb.db, { ownerId });
      await testDb.db
        .insertInto('media_hash')
        .values({ media_id: id, frame: 0, pdq: spread(bits), quality: 90 })
        .execute();
      ids.set(bits, id);
    }
    const { id: vague } = await aPublishedItem(testDb.db, { ownerId });
    await testDb.db.insertInto('media_hash').values({ media_id: vague, frame: 0, pdq: base, quality: 49 }).execute();
    expect(new Set(await listAlike(testDb.db, base))).toEqual(new Set([0, 1, 16, 31].map((bits) => ids.get(bits))));
    expect(chunksAround(base)).toHaveLength(272);
  });

  it('findTakedown matches up to 31 bits apart, and ignores vague hashes', async () => {
    const source = { sourceId: newId(), decidedBy: null, at: new Date() };
    await transaction(testDb.db, (tx) => addTakedowns(tx, [{ pdq: base, quality: 80 }], source));
    expect(await findTakedown(testDb.db, { pdq: spread(31), quality: 50 })).toEqual({ distance: 31, isCsam: false });
    expect(await findTakedown(testDb.db, { pdq: spread(32), quality: 50 })).toBeNull();
    expect(await findTakedown(testDb.db, { pdq: base, quality: 49 })).toBeNull();
  });
});
