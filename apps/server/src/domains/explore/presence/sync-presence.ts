import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { PRESENCE_LASTS_MS, type Presence } from '../../../platform/realtime/presence.ts';
import { projectMembers } from '../projection/project.ts';
import { lockRows } from '../projection/store.ts';
import { listAppearing, listHiding, listNewVisits, listOnlineMembers, type Visit } from './queries.ts';
import { hide, saveVisits, setOnline } from './store.ts';

/** Rows that are changed in one transaction, and rows that are read by one SQL statement. */
const BATCH = 500;
const READ_BATCH = 5000;
/**
 * The visits that are stored in one run, which must end within the minute. After midnight every visit is new; the rest is left to the next
 * run.
 */
const MOST_VISITS = 5000;

function* inBatches<Item>(items: readonly Item[], size = BATCH): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/** Copies who is online, and on which day members were last online, from Redis to the database. */
export async function syncPresence(db: Db, presence: Presence, now: Date, mostVisits = MOST_VISITS): Promise<void> {
  const known = await presence.list();
  const present = new Set([...known].filter(([, until]) => until > now).map(([memberId]) => memberId));
  const shown = new Set(await listOnlineMembers(db));
  await hideOthers(db, [...shown], present);
  await addNewlyOnline(
    db,
    [...present].filter((memberId) => !shown.has(memberId)),
  );
  // Includes members who have left since: the day counts, whenever the worker runs.
  if (await recordVisits(db, [...known].map(visitOf), mostVisits)) await presence.forget(now);
}

async function hideOthers(db: Db, shown: readonly string[], present: ReadonlySet<string>): Promise<void> {
  for (const some of inBatches(shown, READ_BATCH)) {
    const gone = some.filter((memberId) => !present.has(memberId));
    const hidden = [...gone, ...(await listHiding(db, some))];
    if (hidden.length > 0) await transaction(db, (tx) => hide(tx, hidden));
  }
}

async function addNewlyOnline(db: Db, candidates: readonly string[]): Promise<void> {
  for (const batch of inBatches(candidates, READ_BATCH)) {
    for (const some of inBatches(await listAppearing(db, batch))) {
      await transaction(db, async (tx) => {
        // Without the lock, a concurrent change of the member could miss the new row or be overwritten by it.
        await lockRows(tx, some);
        await setOnline(tx, some);
      });
    }
  }
}

function visitOf([memberId, until]: [string, Date]): Visit {
  return { memberId, day: new Date(until.getTime() - PRESENCE_LASTS_MS).toISOString().slice(0, 10) };
}

/** Returns false if visits are left for the next run. */
async function recordVisits(db: Db, visits: readonly Visit[], most: number): Promise<boolean> {
  let left = most;
  for (const batch of inBatches(visits, READ_BATCH)) {
    const fresh = await listNewVisits(db, batch);
    for (const some of inBatches(fresh.slice(0, left))) {
      await transaction(db, async (tx) => projectMembers(tx, await saveVisits(tx, some)));
    }
    left -= fresh.length;
    if (left < 0) return false;
  }
  return true;
}
