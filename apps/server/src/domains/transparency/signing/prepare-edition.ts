import { randomBytes } from 'node:crypto';
import { applyChanges } from '@subrosa/transparency/map/apply-changes';
import { createFillers, type MapName } from '@subrosa/transparency/map/fillers';
import type { EditionSchedule } from '@subrosa/transparency/entries/entry';
import type { Tx } from '../../../platform/db/database.ts';
import { fillerKey, SETTINGS_EVERY } from '../maps.ts';
import { findMapRoots } from '../queries/editions.ts';
import { oldestKept } from '../retention.ts';
import type { Signer } from './signer.ts';
import { takeChanges } from './store/changes.ts';
import { addEdition } from './store/editions.ts';
import { addEntry } from './store/log.ts';
import { deleteReplaced, lockMaps, mapStore, pickLeaves } from './store/maps.ts';

/** A map changes in at least this many places, so that a single change is not visible. */
const LEAST_COVER = 64;

export interface DueEdition {
  number: number;
  schedule: EditionSchedule;
}

/** Step 1 of an edition: takes the waiting changes, and writes maps and entry in the caller's transaction. */
export async function prepareEdition(tx: Tx, { number, schedule }: DueEdition, signer: Signer): Promise<void> {
  await lockMaps(tx);
  const keys = await changeMap(tx, 'keys', number, signer);
  const before = number % SETTINGS_EVERY === 0 ? null : await findMapRoots(tx);
  const settings = before?.settings ?? (await changeMap(tx, 'settings', number, signer));
  const roots = { kind: 'edition', keysRoot: keys, settingsRoot: settings } as const;
  await addEntry(tx, number === 0 ? { ...roots, number, schedule } : { ...roots, number, schedule: null });
  await addEdition(tx, number, { keys, settings });
  for (const map of ['keys', 'settings'] as const) await deleteReplaced(tx, map, oldestKept(map, number, schedule.interval));
}

async function changeMap(tx: Tx, map: MapName, edition: number, { config }: Signer): Promise<Uint8Array<ArrayBuffer>> {
  const { changes, erased } = await takeChanges(tx, map);
  const cover = await pickLeaves(tx, map, Math.max(LEAST_COVER, changes.length));
  const half = Math.ceil(cover.length / 2);
  return applyChanges(
    mapStore(tx, map),
    { edition, changes, cover: { leaves: cover.slice(0, half), fillers: [...cover.slice(half), ...erased] } },
    { fillers: createFillers(fillerKey(config), map), randomBytes: (length) => new Uint8Array(randomBytes(length)) },
  );
}
