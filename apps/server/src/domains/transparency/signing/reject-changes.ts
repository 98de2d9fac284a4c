import type { LabelChange } from '@subrosa/transparency/map/apply-changes';
import type { MapName } from '@subrosa/transparency/map/fillers';
import type { Leaf } from '@subrosa/transparency/map/leaf';
import { positionOf } from '@subrosa/transparency/map/positions';
import type { MapReader } from '@subrosa/transparency/map/store';
import { parseKeysValue } from '@subrosa/transparency/map/values';

type ChangeProblem = 'malformed' | 'repeated' | 'positionTaken' | 'goesBack' | 'erasesKeys';

export interface CheckedChanges {
  accepted: LabelChange[];
  rejected: { label: string; problem: ChangeProblem }[];
}

/**
 * What an edition must not contain, although the database accepted it: constraints and triggers do not apply to the owner of the
 * tables. A single bad change stops no other one.
 */
export async function rejectChanges(
  reader: MapReader,
  map: MapName,
  edition: number,
  changes: readonly LabelChange[],
): Promise<CheckedChanges> {
  const checked: CheckedChanges = { accepted: [], rejected: [] };
  const whole = changes.filter(({ label, value }) => label.length === 32 && (value === null || parseKeysValue(value) !== null));
  const at = { from: edition - 1, to: edition - 1 };
  const versions = await reader.readLeaves(
    whole.map(({ label }) => positionOf(label)),
    at,
  );
  const leafOf = new Map(whole.map((change, index) => [change, versions[index]?.at(-1)?.content]));
  const positions = new Set<number>();
  for (const change of changes) {
    const problem = leafOf.has(change) ? problemOf(map, change, leafOf.get(change), positions) : 'malformed';
    if (problem) checked.rejected.push({ label: Buffer.from(change.label).toString('hex').slice(0, 64), problem });
    else checked.accepted.push(change);
  }
  return checked;
}

function problemOf(map: MapName, { label, value }: LabelChange, leaf: Leaf | undefined, positions: Set<number>): ChangeProblem | null {
  if (positions.has(positionOf(label))) return 'repeated';
  positions.add(positionOf(label));
  if (value === null && map === 'keys') return 'erasesKeys';
  if (!leaf || value === null) return null;
  if (leaf.kind === 'erased' || !Buffer.from(leaf.label).equals(label)) return 'positionTaken';
  return goesBack(map, leaf.value, value) ? 'goesBack' : null;
}

/** Records are only ever added, and versions grow: a value that goes back is an attack, or a restore that is not recovered. */
function goesBack(map: MapName, before: LabelChange['label'], after: LabelChange['label']): boolean {
  // Both maps encode a number and a hash.
  const [old, next] = [parseKeysValue(before), parseKeysValue(after)];
  if (!old || !next) return false;
  const isOther = !Buffer.from(old.head).equals(next.head);
  return next.records < old.records || (map === 'keys' && next.records === old.records && isOther);
}
