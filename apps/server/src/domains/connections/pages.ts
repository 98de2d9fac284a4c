import { connectionLimits } from '@subrosa/rules/connections/limits';
import type { Config } from '../../platform/config/config.ts';
import { listPages, type ListPages } from '../../platform/http/list-cursor.ts';

const opened = new Map<string, ListPages>();

/** The pages of each list. Deriving the keys of their cursors takes longer than using them. */
export function pagesOf({ SEAL_SECRET }: Config, list: 'list' | 'blocked' | 'endorsements'): ListPages {
  const name = `${list} ${SEAL_SECRET}`;
  const known = opened.get(name) ?? listPages(SEAL_SECRET, `connections.${list}`, connectionLimits.rows);
  opened.set(name, known);
  return known;
}
