import { conversationLimits } from '@subrosa/rules/conversations/limits';
import type { Config } from '../../platform/config/config.ts';
import { listPages, type ListPages } from '../../platform/http/list-cursor.ts';

const opened = new Map<string, ListPages>();

/** Deriving the keys of cursors takes longer than using them. */
export function listPagesOf({ SEAL_SECRET }: Config): ListPages {
  const known = opened.get(SEAL_SECRET) ?? listPages(SEAL_SECRET, 'conversations.list', conversationLimits.rows);
  opened.set(SEAL_SECRET, known);
  return known;
}
