import { randomBytes } from '@subrosa/crypto/primitives/bytes';
import { type Hash, nodeHash } from '../../src/hashes.ts';
import { applyChanges, type LabelChange } from '../../src/map/apply-changes.ts';
import { createFillers, type MapName } from '../../src/map/fillers.ts';
import { hashOfLeaf } from '../../src/map/leaf.ts';
import { DEPTH, type Position, prefixOf } from '../../src/map/positions.ts';
import { type LeafProof, proveLeaf } from '../../src/map/prove.ts';
import { MemoryMap } from './memory-map.ts';

interface Cover {
  leaves?: readonly Position[];
  fillers?: readonly Position[];
}

/** A map in memory with its roots by edition. */
export class TestMap {
  readonly store = new MemoryMap();
  readonly roots: Hash[] = [];
  readonly fillers;
  readonly #blindingKey;
  readonly #random;
  readonly #name;

  constructor(blindingKey: Hash = randomBytes(32), random = randomBytes, name: MapName = 'keys') {
    this.fillers = createFillers(blindingKey, name);
    this.#blindingKey = blindingKey;
    this.#random = random;
    this.#name = name;
  }

  /** The same map until now; what either publishes from here on is its own. */
  copy(): TestMap {
    const copy = new TestMap(this.#blindingKey, this.#random, this.#name);
    for (const [key, versions] of this.store.tiles) copy.store.tiles.set(key, versions);
    for (const [position, versions] of this.store.leaves) copy.store.leaves.set(position, versions);
    copy.roots.push(...this.roots);
    return copy;
  }

  /** Publishes the next edition. */
  async publish(changes: readonly LabelChange[], { leaves = [], fillers = [] }: Cover = {}): Promise<Hash> {
    const cover = { leaves, fillers };
    const tools = { fillers: this.fillers, randomBytes: this.#random };
    const root = await applyChanges(this.store, { edition: this.roots.length, changes, cover }, tools);
    this.roots.push(root);
    return root;
  }

  async proofs(label: Hash): Promise<(LeafProof | null)[]> {
    return proveLeaf(this.store, this.fillers, label, [...this.roots.keys()]);
  }

  async proof(label: Hash): Promise<LeafProof> {
    const proof = (await this.proofs(label)).at(-1);
    if (!proof) throw new Error('the label has no value');
    return proof;
  }

  /** The root by its definition. `renewed` contains the edition of each renewed filler, by depth and prefix. */
  definedRoot(renewed: ReadonlyMap<string, number> = new Map()): Hash {
    const hashes = [...this.store.leaves].map(([position, versions]) => {
      const leaf = versions.at(-1)?.content;
      if (!leaf) throw new Error('a leaf has no version');
      return [position, hashOfLeaf(leaf)] as const;
    });
    const hashAt = (depth: number, prefix: number, below: typeof hashes): Hash => {
      const [leaf] = below;
      if (!leaf) return this.fillers(depth, prefix, renewed.get(`${depth}/${prefix}`) ?? 0);
      if (depth === DEPTH) return leaf[1];
      const side = (child: number) =>
        hashAt(
          depth + 1,
          child,
          below.filter(([position]) => prefixOf(position, depth + 1) === child),
        );
      return nodeHash(side(prefix * 2), side(prefix * 2 + 1));
    };
    return hashAt(0, 0, hashes);
  }
}
