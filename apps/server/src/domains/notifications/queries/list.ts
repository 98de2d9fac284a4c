import type { NotificationCategory, NotificationKind } from '@subrosa/rules/notifications/kinds';
import type { Db } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import type { PageRange } from '../../../platform/http/list-cursor.ts';
import type { NotificationContext } from '../context.ts';
import { pagePrepared } from './prepared.ts';

export interface Filter {
  category: NotificationCategory | null;
  unread: boolean;
}

export interface ListedNotification {
  /** The sequence, in the form that list cursors use. */
  at: string;
  id: string;
  sequence: number;
  kind: NotificationKind;
  happenedAt: Date;
  read: boolean;
  context: NotificationContext;
  /** `total` counts all actors, `present` the active ones; `actorIds` are the latest of these. */
  total: number;
  present: number;
  actorIds: string[];
}

interface Row {
  newest: string;
  sequence: string | null;
  kind: NotificationKind;
  created_at: Date;
  read: boolean;
  context: NotificationContext;
  total: number;
  present: number;
  ids: string[] | null;
}

function preparedFor({ category, unread }: Filter): PreparedStatement {
  if (category === null) return unread ? pagePrepared.unread : pagePrepared.all;
  return unread ? pagePrepared.categoryUnread : pagePrepared.category;
}

/** Returns a page, newest first, and the member’s last sequence. */
export async function findPage(db: Db, memberId: string, filter: Filter, { after, need, offset }: PageRange) {
  const values = [memberId, after?.at ?? null, need, offset, ...(filter.category === null ? [] : [filter.category])];
  const rows = await runPrepared<Row>(db, preparedFor(filter), values);
  const listed = rows.flatMap(({ sequence, kind, created_at: happenedAt, read, context, total, present, ids }): ListedNotification[] =>
    sequence === null
      ? []
      : [{ at: sequence, id: memberId, sequence: Number(sequence), kind, happenedAt, read, context, total, present, actorIds: ids ?? [] }],
  );
  return { rows: listed, newest: Number(rows[0]?.newest ?? 0) };
}
