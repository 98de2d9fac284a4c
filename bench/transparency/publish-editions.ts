import { randomBytes } from '../../packages/crypto/src/primitives/bytes.ts';
import type { Hash } from '../../packages/transparency/src/hashes.ts';
import { applyChanges, type LabelChange } from '../../packages/transparency/src/map/apply-changes.ts';
import type { Fillers } from '../../packages/transparency/src/map/fillers.ts';
import { positionOf } from '../../packages/transparency/src/map/positions.ts';
import type { MapChanges } from '../../packages/transparency/src/map/store.ts';
import { cpuMilliseconds } from '../child.ts';
import type { SyntheticMap } from './synthetic-map.ts';

/** As many leaves and as many fillers are covered as labels change, and at least this many of each. */
const LEAST_COVER = 64;
const SHARE_OF_NEW_LABELS = 0.2;

export interface PublishedEditions {
  readonly roots: readonly Hash[];
  readonly writes: readonly MapChanges[];
  readonly cpuMilliseconds: number;
}

/** Publishes editions 1 to `count`, each with so many changes. The first one also changes `tracked`, which nothing else changes. */
export async function publishEditions(
  map: SyntheticMap,
  fillers: Fillers,
  { count, changes, tracked }: { count: number; changes: number; tracked: readonly Hash[] },
): Promise<PublishedEditions> {
  const roots: Hash[] = [];
  const before = process.cpuUsage();
  for (let edition = 1; edition <= count; edition += 1) {
    const labels = Array.from({ length: changes }, (_, index) =>
      index < changes * SHARE_OF_NEW_LABELS ? randomBytes(32) : map.randomLabel(),
    );
    const own = edition === 1 ? tracked : [];
    const coverOf = () => Array.from({ length: Math.max(changes, LEAST_COVER) }, () => positionOf(map.randomLabel()));
    const cover = { leaves: coverOf(), fillers: coverOf() };
    roots.push(await applyChanges(map, { edition, changes: changesOf([...labels, ...own]), cover }, { fillers, randomBytes }));
  }
  return { roots, writes: map.later.writes, cpuMilliseconds: cpuMilliseconds(before) };
}

function changesOf(labels: readonly Hash[]): LabelChange[] {
  const byPosition = new Map(labels.map((label) => [positionOf(label), label]));
  return [...byPosition.values()].map((label) => ({ label, value: randomBytes(36) }));
}
