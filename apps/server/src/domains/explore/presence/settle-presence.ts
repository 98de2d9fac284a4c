import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { PRESENCE_LASTS_MS, type Presence } from '../../../platform/realtime/presence.ts';
import { projectMembers } from '../projection/project.ts';
import { lockRows } from '../projection/store.ts';
import { listAppearing, listNewVisits, type Visit } from './queries.ts';
import { hideAllBut, saveVisits, showOnline } from './store.ts';

const BATCH = 500;

function* inBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}

/** Makes the database say who is online and on which day everybody was here, as Redis knows it at this moment. */
export async function settlePresence(db: Db, presence: Presence, now: Date): Promise<void> {
  const known = await presence.list();
  const present = [...known].filter(([, until]) => until > now).map(([memberId]) => memberId);
  await transaction(db, (tx) => hideAllBut(tx, present));
  for (const some of inBatches(await listAppearing(db, present))) {
    await transaction(db, async (tx) => {
      // Else a change of theirs in this moment would miss the new row, or be missed by it.
      await lockRows(tx, some);
      await showOnline(tx, some);
    });
  }
  // Also of who left since: their day counts, whenever the worker comes to it.
  await noteVisits(db, [...known].map(visitOf));
  await presence.forget(now);
}

function visitOf([memberId, until]: [string, Date]): Visit {
  return { memberId, day: new Date(until.getTime() - PRESENCE_LASTS_MS).toISOString().slice(0, 10) };
}

async function noteVisits(db: Db, visits: readonly Visit[]): Promise<void> {
  for (const some of inBatches(await listNewVisits(db, visits))) {
    await transaction(db, async (tx) => projectMembers(tx, await saveVisits(tx, some)));
  }
}
