import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import type { Edition } from '../entries/entry.ts';
import type { LogState } from '../entries/log-state.ts';
import type { Hash } from '../hashes.ts';
import type { MapName } from '../map/fillers.ts';
import { parseProofs } from '../map/proof-steps.ts';
import { verifyProofs } from '../map/verify-leaf.ts';
import { accepted, rejected, type Result } from '../result.ts';
import { followLog, type FollowedLog, type LogProblem } from './follow-log.ts';

/** A proof of one label in the newest edition, as `encodeProofs` wrote it. */
export interface EncodedProof {
  readonly map: MapName;
  readonly label: Hash;
  readonly proof: Uint8Array;
}

export type ProofProblem = 'proofMalformed' | 'wrongProof';

/** The root of one map in an edition. */
export function rootOf({ keysRoot, settingsRoot }: Edition, map: MapName): Hash {
  return map === 'keys' ? keysRoot : settingsRoot;
}

/** Follows the log to a checkpoint, and verifies proofs in its newest edition. Returns the value of each label. */
export async function verifyEdition(
  state: LogState,
  { note, entries, proofs }: { note: string; entries: readonly Uint8Array[]; proofs: readonly EncodedProof[] },
): Promise<Result<FollowedLog & { values: Bytes[] }, LogProblem | ProofProblem | 'noEdition'>> {
  const log = await followLog(state, note, entries);
  if (!log.ok) return log;
  const edition = log.value.state.newestEdition;
  if (!edition) return rejected('noEdition');
  const values: Bytes[] = [];
  for (const { map, label, proof } of proofs) {
    const steps = parseProofs(proof, 1);
    if (!steps.ok) return steps;
    const verified = verifyProofs(label, [rootOf(edition, map)], steps.value);
    if (!verified.ok) return verified;
    values.push(...verified.value);
  }
  return accepted({ ...log.value, values });
}
