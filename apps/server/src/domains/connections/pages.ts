import { connectionLimits } from '@subrosa/rules/connections/limits';
import type { Config } from '../../platform/config/config.ts';
import { listPages, type ListPages } from '../../platform/http/list-cursor.ts';

export function pagesOf({ DATA_ENCRYPTION_SECRET }: Config, list: 'list' | 'blocked' | 'endorsements'): ListPages {
  return listPages(DATA_ENCRYPTION_SECRET, `connections.${list}`, connectionLimits.rows);
}
