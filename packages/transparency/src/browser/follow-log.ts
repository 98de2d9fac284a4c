import { sameBytes } from '@subrosa/crypto/primitives/hashes';
import { type Checkpoint, type CheckpointProblem, parseCheckpoint, verifyCheckpoint } from '../checkpoint/checkpoint.ts';
import { checkEntries, type RuleProblem } from '../entries/check-entries.ts';
import type { Entry } from '../entries/entry.ts';
import { keyOfSize, type LogState } from '../entries/log-state.ts';
import { edgeRoot } from '../log/edge.ts';
import { accepted, rejected, type Result } from '../result.ts';

export type LogProblem = RuleProblem | CheckpointProblem | 'entriesMissing' | 'wrongRoot';

export interface FollowedLog {
  readonly state: LogState;
  readonly checkpoint: Checkpoint;
  /** The entries since the state before. */
  readonly entries: readonly Entry[];
}

/** From a believed state to a newer checkpoint: reads every entry between them and computes the root. */
export async function followLog(state: LogState, note: string, entries: readonly Uint8Array[]): Promise<Result<FollowedLog, LogProblem>> {
  const claimed = parseCheckpoint(note);
  if (!claimed.ok) return claimed;
  if (claimed.value.size !== state.edge.size + entries.length) return rejected('entriesMissing');
  const checked = await checkEntries(state, entries);
  if (!checked.ok) return checked;
  const { size } = claimed.value;
  const checkpoint = await verifyCheckpoint(note, state.origin, keyOfSize(checked.value.state, size));
  if (!checkpoint.ok) return checkpoint;
  if (!sameBytes(checkpoint.value.root, edgeRoot(checked.value.state.edge))) return rejected('wrongRoot');
  return accepted({ ...checked.value, checkpoint: checkpoint.value });
}
