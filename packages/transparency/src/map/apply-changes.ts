import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import { sameBytes } from '@subrosa/crypto/primitives/hashes';
import { HASH_BYTES, type Hash } from '../hashes.ts';
import type { Fillers } from './fillers.ts';
import { hashOfLeaf, type Leaf, LONGEST_VALUE, NONCE_BYTES } from './leaf.ts';
import { loadWorkingMap } from './load-working-map.ts';
import { type Position, positionOf } from './positions.ts';
import type { MapStore } from './store.ts';
import { encodeTile } from './tile-encoding.ts';

/** The new value of a label, or null to erase its leaf. */
export interface LabelChange {
  readonly label: Hash;
  readonly value: Bytes | null;
}

export interface EditionChanges {
  readonly edition: number;
  /** One change of a label. */
  readonly changes: readonly LabelChange[];
  /** Cover changes, at randomly chosen positions of leaves: a leaf gets a new nonce, or one filler beside its path is renewed. */
  readonly cover: { readonly leaves: readonly Position[]; readonly fillers: readonly Position[] };
}

/** Another label lies at the position of this one, or the leaf that lay there was erased. */
export class PositionTakenError extends Error {
  readonly label: Hash;

  constructor(label: Hash) {
    super('the position of this label is taken');
    this.label = label;
  }
}

/** Writes one edition of a map and returns its root. Erasing a label without a leaf, and covering a position without one, changes nothing. */
export async function applyChanges(
  store: MapStore,
  { edition, changes, cover }: EditionChanges,
  { fillers, randomBytes }: { fillers: Fillers; randomBytes: (length: number) => Bytes },
): Promise<Hash> {
  const before = { from: edition - 1, to: edition - 1 };
  const readLeaves = async (positions: readonly Position[]) => {
    const versions = await store.readLeaves(positions, before);
    return new Map(positions.flatMap((position, index) => (versions[index] ?? []).map(({ content }) => [position, content] as const)));
  };
  const byPosition = changesByPosition(changes);
  const known = await readLeaves([...new Set([...byPosition.keys(), ...cover.leaves, ...cover.fillers])]);
  const written = new Map<Position, Leaf>();
  const renew = (label: Hash, value: Bytes) => ({ kind: 'value', label, nonce: randomBytes(NONCE_BYTES), value }) as const;
  for (const [position, { label, value }] of byPosition) {
    const leaf = known.get(position);
    const isOwn = leaf?.kind === 'value' && sameBytes(leaf.label, label);
    if (leaf && !isOwn && value) throw new PositionTakenError(label);
    if (value) written.set(position, renew(label, value));
    else if (isOwn) written.set(position, { kind: 'erased', filler: randomBytes(HASH_BYTES) });
  }
  for (const position of cover.leaves) {
    const leaf = known.get(position);
    if (leaf?.kind === 'value' && !written.has(position)) written.set(position, renew(leaf.label, leaf.value));
  }
  const renewedAt = cover.fillers.filter((position) => known.has(position));
  const map = await loadWorkingMap(store, before, [...written.keys(), ...renewedAt]);
  for (const position of written.keys()) map.touch(position);
  for (const position of renewedAt) map.renewFiller(position, edition, pickBy(randomBytes));
  const leaves = new Map([...known, ...(await readLeaves([...map.touched].filter((position) => !known.has(position)))), ...written]);
  const { root, changed } = map.finish(fillers, new Map([...leaves].map(([position, leaf]) => [position, hashOfLeaf(leaf)])));
  await store.write({
    edition,
    tiles: changed.map((tile) => ({ depth: tile.depth, prefix: tile.prefix, content: encodeTile(tile) })),
    leaves: [...written].map(([position, leaf]) => ({ position, leaf })),
  });
  return root;
}

function changesByPosition(changes: readonly LabelChange[]): Map<Position, LabelChange> {
  const byPosition = new Map<Position, LabelChange>();
  for (const change of changes) {
    const { label, value } = change;
    if (label.length !== HASH_BYTES || (value && (value.length < 1 || value.length > LONGEST_VALUE))) throw new RangeError('not a change');
    const other = byPosition.get(positionOf(label));
    if (other && sameBytes(other.label, label)) throw new RangeError('two changes of one label');
    if (other) throw new PositionTakenError(label);
    byPosition.set(positionOf(label), change);
  }
  return byPosition;
}

/** Each filler half as often as the one above it: real neighbours are distributed like this, so a renewed filler cannot be distinguished. */
function pickBy(randomBytes: (length: number) => Bytes): (count: number) => number {
  return (count) => {
    const heads = randomBytes(6)
      .reduce((bits, byte) => bits + byte.toString(2).padStart(8, '0'), '')
      .indexOf('0');
    return Math.min(heads === -1 ? count : heads, count - 1);
  };
}
