import { may } from '@subrosa/rules/entitlements/may';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { entitlementSettings } from '../../subscriptions/index.ts';
import { saveReply } from '../store.ts';

interface SaveAutoReplyInput {
  caller: Caller;
  text: string;
  enabled: boolean;
}

export async function saveAutoReply(tx: Tx, { caller, text, enabled }: SaveAutoReplyInput, { clock, config }: ApiPlatform): Promise<void> {
  if (!may('messages.autoReply', caller, entitlementSettings(config)).allowed) throw new ApiError('autoreplies.notForRole');
  if (Array.from(text).length > config.LIMIT_CHAT_MESSAGE) throw new ApiError('request.invalid', { fields: { text: 'field.tooLong' } });
  await saveReply(tx, { memberId: caller.memberId, text, enabled, at: clock.now() });
}
