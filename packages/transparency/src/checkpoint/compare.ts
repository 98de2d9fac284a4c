import { sameBytes } from '@subrosa/crypto/primitives/hashes';
import type { Hash } from '../hashes.ts';
import { edgeRoot, emptyEdge } from '../log/edge.ts';
import { verifyConsistency } from '../log/verify.ts';
import type { Checkpoint } from './checkpoint.ts';

/** Compares two checkpoints of one log. `proof` leads from the smaller size to the larger. Two signed checkpoints that form a fork are the evidence. */
export function compareCheckpoints(
  believed: Pick<Checkpoint, 'size' | 'root'>,
  other: Pick<Checkpoint, 'size' | 'root'>,
  proof: readonly Hash[],
): 'same' | 'newer' | 'older' | 'fork' {
  if (believed.size === other.size) return sameBytes(believed.root, other.root) ? 'same' : 'fork';
  const [small, large] = believed.size < other.size ? [believed, other] : [other, believed];
  // Every log continues the empty one, without a proof.
  const isConsistent =
    small.size === 0
      ? sameBytes(small.root, edgeRoot(emptyEdge))
      : verifyConsistency(small.size, large.size, small.root, large.root, proof);
  if (!isConsistent) return 'fork';
  return believed.size < other.size ? 'newer' : 'older';
}
