import type { NotificationCategory, NotificationKind } from '@subrosa/rules/notifications/kinds';
import type { Db } from '../../../platform/db/database.ts';
import { runPrepared, type Prepared } from '../../../platform/db/prepared.ts';
import type { PageWanted } from '../../../platform/http/list-cursor.ts';
import type { About } from '../about.ts';
import { pageStatements } from './statements.ts';

export interface Filter {
  category: NotificationCategory | null;
  unread: boolean;
}

export interface ListedNotification {
  /** The number, as the cursor of a list keeps its place. */
  at: string;
  id: string;
  number: number;
  kind: NotificationKind;
  happenedAt: Date;
  read: boolean;
  about: About;
  /** Everybody who did it; of those, who is here, and the latest of these. */
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

function statementFor({ category, unread }: Filter): Prepared {
  if (category === null) return unread ? pageStatements.unread : pageStatements.all;
  return unread ? pageStatements.categoryUnread : pageStatements.category;
}

/** A page, newest first, and the number of the newest there is. */
export async function findPage(db: Db, memberId: string, filter: Filter, { after, need, offset }: PageWanted) {
  const values = [memberId, after?.at ?? null, need, offset, ...(filter.category === null ? [] : [filter.category])];
  const rows = await runPrepared<Row>(db, statementFor(filter), values);
  const listed = rows.flatMap(({ number, kind, at, read, about, total, present, ids }): ListedNotification[] =>
    number === null
      ? []
      : [{ at: number, id: memberId, number: Number(number), kind, happenedAt: at, read, about, total, present, actorIds: ids ?? [] }],
  );
  return { rows: listed, newest: Number(rows[0]?.newest ?? 0) };
}
