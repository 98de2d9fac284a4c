import { verifySignature } from '../checkpoint/ed25519.ts';
import { leafHash } from '../hashes.ts';
import { extendEdge } from '../log/edge.ts';
import { accepted, rejected, type Result } from '../result.ts';
import { type Edition, type Entry, type EntryProblem, type NextKey, parseEntry, type Recovery } from './entry.ts';
import { keyOfSize, type LogState } from './log-state.ts';
import { nextKeyInput } from './next-key.ts';

export type RuleProblem =
  | EntryProblem
  | 'editionRepeated'
  | 'editionMissing'
  | 'recoveryOfNothing'
  | 'recoveryTooLong'
  | 'recoveryTooSoon'
  | 'keyNotSigned';

const LONGEST_RECOVERY = 7 * 24 * 60 * 60;
const BETWEEN_RECOVERIES = 30 * 24 * 60 * 60;

/** Every entry after `state`, in order. Returns them with the state after the last, or the first problem. */
export async function checkEntries(
  state: LogState,
  entries: readonly Uint8Array[],
): Promise<Result<{ state: LogState; entries: Entry[] }, RuleProblem>> {
  const parsed: Entry[] = [];
  let rules = state;
  for (const [offset, bytes] of entries.entries()) {
    const entry = parseEntry(bytes);
    if (!entry.ok) return entry;
    const next = await applyEntry(rules, state.edge.size + offset, entry.value);
    if (!next.ok) return next;
    rules = next.value;
    parsed.push(entry.value);
  }
  return accepted({ state: { ...rules, edge: extendEdge(state.edge, entries.map(leafHash)) }, entries: parsed });
}

async function applyEntry(state: LogState, index: number, entry: Entry): Promise<Result<LogState, RuleProblem>> {
  if (entry.kind === 'edition') return applyEdition(state, entry);
  if (entry.kind === 'recovery') return applyRecovery(state, index, entry);
  if (entry.kind === 'key') return applyKey(state, index, entry);
  entry.kind satisfies 'release';
  return accepted(state);
}

function applyEdition(state: LogState, edition: Edition): Result<LogState, RuleProblem> {
  const { number, schedule } = edition;
  const expected = state.newestEdition === null ? 0 : state.newestEdition.number + 1;
  if (number < expected) return rejected('editionRepeated');
  if (number > expected) return rejected('editionMissing');
  return accepted({ ...state, newestEdition: edition, schedule: schedule ?? state.schedule });
}

function applyRecovery(state: LogState, index: number, { lastEdition }: Recovery): Result<LogState, RuleProblem> {
  const { newestRecovery, schedule } = state;
  const newest = state.newestEdition?.number ?? 0;
  if (schedule === null || lastEdition >= newest) return rejected('recoveryOfNothing');
  const isAccepted = state.acceptedRecoveries?.includes(index) ?? false;
  if (!isAccepted && (newest - lastEdition) * schedule.interval > LONGEST_RECOVERY) return rejected('recoveryTooLong');
  // Editions have fixed times, so their numbers measure the time between two recoveries.
  const isTooSoon = newestRecovery !== null && (newest - newestRecovery.last) * schedule.interval < BETWEEN_RECOVERIES;
  if (isTooSoon && !isAccepted) return rejected('recoveryTooSoon');
  return accepted({ ...state, newestRecovery: { first: lastEdition + 1, last: newest } });
}

async function applyKey(state: LogState, index: number, { publicKey, signature }: NextKey): Promise<Result<LogState, RuleProblem>> {
  // A checkpoint that contains this entry has at least index + 1 entries: it is valid only under the new key.
  const input = nextKeyInput({ origin: state.origin, index }, publicKey);
  if (!(await verifySignature(keyOfSize(state, index), signature, input))) return rejected('keyNotSigned');
  // The build can know later ones.
  const keys = [...state.keys, { fromSize: index + 1, publicKey }].toSorted((one, other) => one.fromSize - other.fromSize);
  return accepted({ ...state, keys });
}
