import { conversationLimits } from '@subrosa/rules/conversations/limits';
import type { Config } from '../../platform/config/config.ts';
import { listPages, type ListPages } from '../../platform/http/list-cursor.ts';

const opened = new Map<string, ListPages>();

/** Cached, because deriving the keys of cursors takes longer than using them. */
export function listPagesOf({ DATA_ENCRYPTION_SECRET }: Config): ListPages {
  const known = opened.get(DATA_ENCRYPTION_SECRET) ?? listPages(DATA_ENCRYPTION_SECRET, 'conversations.list', conversationLimits.rows);
  opened.set(DATA_ENCRYPTION_SECRET, known);
  return known;
}
