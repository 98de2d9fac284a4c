import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { may } from '@subrosa/rules/entitlements/may';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { newId } from '../../../../platform/ids.ts';
import type { ApiPlatform } from '../../../../platform/platform.ts';
import { entitlementSettings } from '../../../subscriptions/index.ts';
import { getConversation } from '../../list-conversations.ts';
import { addGroup } from '../store.ts';

/** Creates a group with one member. Others are added by an epoch after they have accepted. */
export async function createGroup(tx: Tx, caller: Caller, platform: ApiPlatform): Promise<ConversationView> {
  const verdict = may('groups.create', caller, entitlementSettings(platform.config));
  if (!verdict.allowed || !mayBrowse(caller)) throw new ApiError('conversations.groupUpgrade');
  const id = newId();
  await addGroup(tx, { id, ownerId: caller.memberId, at: platform.clock.now() });
  return getConversation(tx, caller, id, platform);
}
