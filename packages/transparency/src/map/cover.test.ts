import { randomBytes } from '@subrosa/crypto/primitives/bytes';
import { expect, it } from 'vitest';
import { TestMap } from '../../test/support/test-map.ts';
import { positionOf } from './positions.ts';
import { parseTile } from './tile-encoding.ts';

/** The depths of the fillers that the newest edition renewed. */
function renewedDepths(map: TestMap): number[] {
  const edition = map.roots.length - 1;
  return (map.store.writes.at(-1)?.tiles ?? []).flatMap(({ depth, prefix, content }) => {
    const tile = parseTile({ depth, prefix }, content);
    const inTile = [...tile.renewed].filter(([, at]) => at === edition).map(([node]) => depth + Math.floor(Math.log2(node)));
    const below = tile.slots.flatMap((slot) => (slot.kind === 'single' ? [...slot.renewed] : [])).filter(([, at]) => at === edition);
    return [...inTile, ...below.map(([at]) => at)];
  });
}

it('renews each filler of a path half as often as the one above, as real neighbours are distributed', async () => {
  const map = new TestMap();
  const labels = Array.from({ length: 256 }, () => randomBytes(32));
  await map.publish(labels.map((label) => ({ label, value: randomBytes(36) })));
  const depths: number[] = [];
  for (let edition = 0; edition < 8; edition += 1) {
    await map.publish([], { fillers: labels.map(positionOf) });
    depths.push(...renewedDepths(map));
  }
  const deeper = (depth: number) => depths.filter((each) => each >= depth).length;
  // Among 256 leaves no path ends far beyond depth 11: from there on, every level has half of what is left.
  for (const depth of [11, 12, 13]) {
    expect(deeper(depth)).toBeGreaterThan(50);
    expect(deeper(depth + 1) / deeper(depth)).toBeGreaterThan(0.3);
    expect(deeper(depth + 1) / deeper(depth)).toBeLessThan(0.7);
  }
});
