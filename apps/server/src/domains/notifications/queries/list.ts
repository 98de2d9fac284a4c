import type { NotificationCategory, NotificationKind } from '@subrosa/rules/notifications/kinds';
import type { Db } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import type { PageRange } from '../../../platform/http/list-cursor.ts';
import type { About } from '../about.ts';
import { pagePrepared } from './prepared.ts';

export interface Filter {
  category: NotificationCategory | null;
  unread: boolean;
}

export interface ListedNotification {
  /** The sequence number, in the form that list cursors use. */
  at: string;
  id: string;
  number: number;
  kind: NotificationKind;
  happenedAt: Date;
  read: boolean;
  about: About;
  /** `total` counts all actors, `present` the active ones; `actorIds` are the latest of these. */
  total: number;
  present: number;
  actorIds: string[];
}

interface Row {
  newest: string;
  number: string | null;
  kind: NotificationKind;
  at: Date;
  read: boolean;
  about: About;
  total: number;
  present: number;
  ids: string[] | null;
}

function preparedFor({ category, unread }: Filter): PreparedStatement {
  if (category === null) return unread ? pagePrepared.unread : pagePrepared.all;
  return unread ? pagePrepared.categoryUnread : pagePrepared.category;
}

/** Returns a page, newest first, and the member’s last number. */
export async function findPage(db: Db, memberId: string, filter: Filter, { after, need, offset }: PageRange) {
  const values = [memberId, after?.at ?? null, need, offset, ...(filter.category === null ? [] : [filter.category])];
  const rows = await runPrepared<Row>(db, preparedFor(filter), values);
  const listed = rows.flatMap(({ number, kind, at, read, about, total, present, ids }): ListedNotification[] =>
    number === null
      ? []
      : [{ at: number, id: memberId, number: Number(number), kind, happenedAt: at, read, about, total, present, actorIds: ids ?? [] }],
  );
  return { rows: listed, newest: Number(rows[0]?.newest ?? 0) };
}
