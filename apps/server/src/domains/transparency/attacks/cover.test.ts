import { describe, expect, it } from 'vitest';
import { parseTile } from '@subrosa/transparency/map/tile-encoding';
import { aLabel, useLog } from '../../../../test/support/transparency-log.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { pickLeaves } from '../signing/store/maps.ts';

const log = useLog();

const changeMany = (count: number) => Promise.all(Array.from({ length: count }, () => log.change(aLabel(), 'a value')));

const leavesOf = (edition: number) =>
  log.db.selectFrom('transparency_leaf').select('position').where('map', '=', 'keys').where('edition', '=', edition).execute();

/** The depths of the fillers that this edition renewed. */
async function renewedDepths(edition: number): Promise<number[]> {
  const rows = await log.db.selectFrom('transparency_tile').selectAll().where('map', '=', 'keys').where('edition', '=', edition).execute();
  return rows.flatMap(({ depth, prefix, content }) => {
    const tile = parseTile({ depth, prefix: Number(prefix) }, new Uint8Array(content));
    const inTile = [...tile.renewed].filter(([, at]) => at === edition).map(([node]) => depth + Math.floor(Math.log2(node)));
    const below = tile.slots.flatMap((slot) => (slot.kind === 'single' ? [...slot.renewed] : [])).filter(([, at]) => at === edition);
    return [...inTile, ...below.map(([at]) => at)];
  });
}

describe('an edition with cover changes', () => {
  it('renews as many nonces and fillers as labels changed, so that a contact counts nothing', async () => {
    await changeMany(600);
    await log.publish();
    await changeMany(150);
    const edition = await log.publish();
    expect(await leavesOf(edition)).toHaveLength(300);
    // Two of the 150 draws can choose the same filler.
    expect((await renewedDepths(edition)).length).toBeGreaterThan(110);
  });

  it('renews 64 of each in an edition without a change', async () => {
    const edition = await log.publish();
    expect(await leavesOf(edition)).toHaveLength(64);
    expect((await renewedDepths(edition)).length).toBeGreaterThan(45);
  });

  it('chooses leaves anew for each edition, and reaches all of them', async () => {
    const reached = new Set<number>();
    for (let count = 0; count < 60; count += 1) {
      for (const position of await transaction(log.db, (tx) => pickLeaves(tx, 'keys', 64, new Set()))) reached.add(position);
    }
    const [row] = await log.db
      .selectFrom('transparency_leaf')
      .select((leaf) => leaf.fn.count('position').distinct().as('all'))
      .execute();
    // 60 times 64 of 750: with equal chances a leaf is missed with a probability of 0.5 %; one behind a small gap is missed more often.
    expect(reached.size).toBeGreaterThan(Number(row?.all) * 0.8);
  });

  it('renews each filler of a path half as often as the one above', async () => {
    // The first filler of a path lies below the leaves’ common prefix, so depths are compared with those of neighbours: both are distributed alike.
    const depths = new Map<number, number>();
    for (let count = 0; count < 20; count += 1) {
      for (const depth of await renewedDepths(await log.publish())) depths.set(depth, (depths.get(depth) ?? 0) + 1);
    }
    const all = [...depths.values()].reduce((sum, count) => sum + count, 0);
    const share = (from: number) => [...depths].reduce((sum, [depth, count]) => sum + (depth >= from ? count : 0), 0) / all;
    // Among 750 leaves paths end at a depth near 10: from there on, every level has half of what is left.
    for (const depth of [13, 14, 15]) {
      expect(share(depth + 1) / share(depth)).toBeGreaterThan(0.3);
      expect(share(depth + 1) / share(depth)).toBeLessThan(0.7);
    }
  });
});
