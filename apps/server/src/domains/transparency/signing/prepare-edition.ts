import { randomBytes } from 'node:crypto';
import { applyChanges } from '@subrosa/transparency/map/apply-changes';
import { createFillers, type MapName } from '@subrosa/transparency/map/fillers';
import type { EditionSchedule } from '@subrosa/transparency/entries/entry';
import type { Tx } from '../../../platform/db/database.ts';
import { positionOf } from '@subrosa/transparency/map/positions';
import { fillerKey, SETTINGS_EVERY } from '../maps.ts';
import { findMapRoots } from '../queries/editions.ts';
import { oldestKept } from '../retention.ts';
import { rejectChanges } from './reject-changes.ts';
import type { Signer } from './signer.ts';
import { takeChanges } from './store/changes.ts';
import { addEdition } from './store/editions.ts';
import { addEntry } from './store/log.ts';
import { deleteFuture, deleteReplaced, lockMaps, mapStore, pickLeaves } from './store/maps.ts';

/** At least so many nonces and so many fillers are renewed, so that a single change is not visible. */
const LEAST_COVER = 64;

export interface DueEdition {
  number: number;
  schedule: EditionSchedule;
}

/** Step 1 of an edition: takes the waiting changes, and writes maps and entry in the caller's transaction. */
export async function prepareEdition(tx: Tx, { number, schedule }: DueEdition, signer: Signer): Promise<void> {
  await lockMaps(tx);
  const planted = await deleteFuture(tx, number);
  if (planted > 0) reportRejected(signer, planted, 'leaves of editions that did not exist were deleted');
  const keys = await changeMap(tx, 'keys', number, signer);
  const before = number % SETTINGS_EVERY === 0 ? null : await findMapRoots(tx);
  const settings = before?.settings ?? (await changeMap(tx, 'settings', number, signer));
  const roots = { kind: 'edition', keysRoot: keys, settingsRoot: settings } as const;
  await addEntry(tx, number === 0 ? { ...roots, number, schedule } : { ...roots, number, schedule: null });
  await addEdition(tx, number, { keys, settings });
  for (const map of ['keys', 'settings'] as const) await deleteReplaced(tx, map, oldestKept(map, number, schedule.interval));
}

async function changeMap(tx: Tx, map: MapName, edition: number, signer: Signer): Promise<Uint8Array<ArrayBuffer>> {
  const store = mapStore(tx, map);
  const taken = await takeChanges(tx, map);
  const { accepted: changes, rejected } = await rejectChanges(store, map, edition, taken.changes);
  if (rejected.length > 0)
    reportRejected(signer, rejected.length, 'changes were rejected', { map, rejected: rejected.slice(0, MOST_LOGGED) });
  const cover = Math.max(LEAST_COVER, changes.length);
  const others = await pickLeaves(tx, map, 2 * cover, new Set(changes.map(({ label }) => positionOf(label))));
  // In a small map, half of the leaves for each.
  const half = Math.ceil(others.length / 2);
  return applyChanges(
    store,
    { edition, changes, cover: { leaves: others.slice(0, half), fillers: [...others.slice(half), ...taken.erased] } },
    { fillers: createFillers(fillerKey(signer.config), map), randomBytes: (length) => new Uint8Array(randomBytes(length)) },
  );
}

const MOST_LOGGED = 20;

function reportRejected({ log, metrics }: Signer, count: number, what: string, details: object = {}): void {
  metrics.transparencyRejected.inc(count);
  log.error({ count, ...details }, what);
}
