import type { autorepliesRoutes } from '@subrosa/contract/autoreplies';
import type { ReplyOf } from '@subrosa/contract/route';
import { may } from '@subrosa/rules/entitlements/may';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { entitlementSettings } from '../subscriptions/index.ts';
import { findAutoReply } from './queries.ts';

export async function getAutoReply(
  db: Db | Tx,
  caller: Caller,
  { config }: ApiPlatform,
): Promise<ReplyOf<(typeof autorepliesRoutes)['getAutoReply']>> {
  const found = await findAutoReply(db, caller.memberId);
  return {
    text: found?.text ?? null,
    enabled: found?.enabled ?? false,
    updatedAt: found?.updated_at.toISOString() ?? null,
    longest: config.LIMIT_CHAT_MESSAGE,
    can: { edit: may('messages.autoReply', caller, entitlementSettings(config)).allowed },
  };
}
