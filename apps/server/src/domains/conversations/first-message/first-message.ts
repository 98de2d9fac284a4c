import type { conversationsRoutes } from '@subrosa/contract/conversations';
import type { ReplyOf } from '@subrosa/contract/route';
import { INTENT_DAYS, missingSteps } from '@subrosa/rules/conversations/first-message';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { lockPair } from '../../connections/index.ts';
import { entitlementSettings } from '../../subscriptions/index.ts';
import { openConversation } from '../commands/open-conversation.ts';
import { findDirect, findPeer } from '../queries/peers.ts';
import { findIntent, type Intent } from './queries.ts';
import { deleteIntent, saveIntent } from './store.ts';

type FirstMessage = ReplyOf<typeof conversationsRoutes.planFirstMessage>;

const DAY = 86_400_000;

/** Checks the recipient before anything else: a member who cannot be written to is missing, whatever the caller lacks. */
export async function planFirstMessage(
  tx: Tx,
  caller: Caller,
  { memberId, requestId = null }: { memberId: string; requestId?: string | undefined | null },
  platform: ApiPlatform,
): Promise<FirstMessage> {
  // A block at this moment comes before, or deletes the intent.
  await lockPair(tx, { memberId: caller.memberId, otherId: memberId });
  const peer = mayBrowse(caller) ? await findPeer(tx, caller.memberId, memberId) : null;
  if (!peer) throw new ApiError('resource.notFound');
  const known = await findDirect(tx, caller.memberId, peer.id);
  if (known?.seen) {
    return { member: { id: peer.id, username: peer.username }, requestId: null, missing: [], conversationId: known.id };
  }
  const at = platform.clock.now();
  const expiresAt = new Date(at.getTime() + INTENT_DAYS * DAY);
  await saveIntent(tx, { memberId: caller.memberId, recipientId: peer.id, requestId, at, expiresAt });
  const intent = await findIntent(tx, caller.memberId, at);
  // The recipient was suspended at this moment.
  if (!intent) throw new ApiError('resource.notFound');
  return describe(caller, intent, platform);
}

export async function getFirstMessage(db: Db | Tx, caller: Caller, platform: ApiPlatform): Promise<FirstMessage | null> {
  const intent = mayBrowse(caller) ? await findIntent(db, caller.memberId, platform.clock.now()) : null;
  return intent && describe(caller, intent, platform);
}

/** Uses the intent up. If the conversation cannot start, the transaction ends and the intent stays. */
export async function openFirstMessage(
  tx: Tx,
  caller: Caller,
  recipientId: string,
  platform: ApiPlatform,
): Promise<ReplyOf<typeof conversationsRoutes.openFirstMessage>> {
  const intent = mayBrowse(caller) ? await findIntent(tx, caller.memberId, platform.clock.now()) : null;
  if (!(await deleteIntent(tx, caller.memberId, recipientId)) || intent?.recipientId !== recipientId) {
    throw new ApiError('resource.notFound');
  }
  return { conversation: await openConversation(tx, caller, recipientId, platform), requestId: intent.requestId };
}

export async function clearFirstMessage(tx: Tx, caller: Caller): Promise<void> {
  await deleteIntent(tx, caller.memberId);
}

function describe(caller: Caller, { recipientId, username, requestId, open }: Intent, { config }: ApiPlatform): FirstMessage {
  const missing = missingSteps(caller, { open }, entitlementSettings(config));
  return { member: { id: recipientId, username }, requestId, missing, conversationId: null };
}
