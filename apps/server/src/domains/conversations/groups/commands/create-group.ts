import type { ConversationView } from '@subrosa/contract/conversations/parts';
import { may } from '@subrosa/rules/entitlements/may';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { newId } from '../../../../platform/ids.ts';
import type { CallPlatform } from '../../../../platform/platform.ts';
import { entitlementSettings } from '../../../subscriptions/index.ts';
import { readConversation } from '../../read-conversations.ts';
import { addGroup } from '../store.ts';

/** A group of one. Others come in when they have accepted, each with an epoch. */
export async function createGroup(tx: Tx, caller: Caller, platform: CallPlatform): Promise<ConversationView> {
  const verdict = may('groups.create', caller, entitlementSettings(platform.config));
  if (!verdict.allowed || !mayBrowse(caller)) throw new ApiError('conversations.groupUpgrade');
  const id = newId();
  await addGroup(tx, { id, ownerId: caller.memberId, at: platform.clock.now() });
  return readConversation(tx, caller, id, platform);
}
