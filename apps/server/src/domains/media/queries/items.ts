import type { MediaKind, MediaPurpose } from '@subrosa/rules/media/limits';
import type { Depicts } from '@subrosa/rules/media/people';
import type { MediaReason, MediaState } from '@subrosa/rules/media/states';
import type { Db, Tx } from '../../../platform/db/database.ts';

// More than all limits together except for rejected items, of which the newest suffice.
const LONGEST_LIST = 300;

/** Columns whose values the database checks against the lists in the rules. */
interface CheckedColumns {
  purpose: MediaPurpose;
  kind: MediaKind;
  state: MediaState;
  step: 'identified' | 'scanned' | 'matched' | 'rendered' | null;
  reason: MediaReason | null;
  depicts: Depicts | null;
}

/** Items except removed ones, which are visible to no one. */
const items = (db: Db | Tx) =>
  db
    .selectFrom('media')
    .select([
      'id',
      'owner_id',
      'purpose',
      'kind',
      'state',
      'generation',
      'bytes',
      'file_name',
      'upload_id',
      'started_at',
      'step',
      'reason',
      'width',
      'height',
      'duration_ms',
      'placeholder',
      'depicts',
      'csam_flagged_at',
    ])
    .where('state', '<>', 'removed')
    .$narrowType<CheckedColumns>();

export type Item = Awaited<ReturnType<ReturnType<typeof items>['executeTakeFirstOrThrow']>>;

export async function findItem(db: Db | Tx, id: string): Promise<Item | undefined> {
  return items(db).where('id', '=', id).executeTakeFirst();
}

/** Locks an item, so that its owner's tabs, named members and staff change it one after the other. */
export async function lockItem(tx: Tx, id: string): Promise<Item | undefined> {
  return items(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function lockOwned(tx: Tx, ownerId: string, id: string): Promise<Item | undefined> {
  return items(tx).where('id', '=', id).where('owner_id', '=', ownerId).forUpdate().executeTakeFirst();
}

/** Filters the items that belong to this member, in any state. */
export async function findOwned(db: Db | Tx, ownerId: string, ids: readonly string[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  return items(db).where('owner_id', '=', ownerId).where('id', 'in', ids).execute();
}

/** Returns items of any owner. */
export async function listItems(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Item>> {
  const rows = ids.length === 0 ? [] : await items(db).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Newest first. */
export async function listOwned(
  db: Db | Tx,
  ownerId: string,
  which: { purpose?: MediaPurpose; state?: MediaState | undefined },
): Promise<Item[]> {
  return items(db)
    .where('owner_id', '=', ownerId)
    .$if(which.purpose !== undefined, (query) => query.where('purpose', '=', which.purpose ?? ''))
    .$if(which.state !== undefined, (query) => query.where('state', '=', which.state ?? ''))
    .$if(which.state === 'rejected', (query) => query.where('csam_flagged_at', 'is', null))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LONGEST_LIST)
    .execute();
}

/** Counts a member's items that count against the limits. */
export async function countItems(tx: Tx, ownerId: string, purpose: MediaPurpose) {
  const { of_purpose, unfinished, unchecked } = await tx
    .selectFrom('media')
    .where('owner_id', '=', ownerId)
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('purpose', '=', purpose).filterWhere('state', 'not in', ['rejected', 'removed']).as('of_purpose'),
      fn.countAll<string>().filterWhere('state', '=', 'uploading').as('unfinished'),
      fn.countAll<string>().filterWhere('state', '=', 'quarantined').filterWhere('kind', '=', 'video').as('unchecked'),
    ])
    .executeTakeFirstOrThrow();
  return { ofPurpose: Number(of_purpose), unfinished: Number(unfinished), unchecked: Number(unchecked) };
}

/** Filters the ids of existing items, in any state. */
export async function listExisting(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
