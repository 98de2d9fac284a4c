import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { maySend } from '@subrosa/rules/conversations/rights';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { entitlementSettings } from '../../subscriptions/index.ts';
import { findDirect, findPeer, findUsername, type Peer } from '../queries/peers.ts';
import { getConversation } from '../list-conversations.ts';
import { addDirect, makeVisibleTo } from '../store/conversations.ts';

/** Returns the conversation with a member, or creates it; the other member sees it from the first message on. */
export async function openConversation(tx: Tx, caller: Caller, otherId: string, platform: ApiPlatform): Promise<ConversationView> {
  const peer = mayBrowse(caller) ? await findPeer(tx, caller.memberId, otherId) : null;
  if (!peer) throw new ApiError('resource.notFound');
  const known = await findDirect(tx, caller.memberId, peer.id);
  const id = known?.seen ? known.id : await createDirect(tx, caller, peer, platform);
  return getConversation(tx, caller, id, platform);
}

async function createDirect(tx: Tx, caller: Caller, peer: Peer, { clock, config }: ApiPlatform): Promise<string> {
  if (!peer.open) throw new ApiError('resource.notFound');
  const verdict = maySend(caller, { newest: 0 }, entitlementSettings(config));
  if (!verdict.allowed)
    throw new ApiError(verdict.because === 'upgrade' ? 'conversations.startUpgrade' : 'conversations.verificationRequired');
  const at = clock.now();
  const member = { id: caller.memberId, username: await findUsername(tx, caller.memberId) };
  const made = newId();
  const isNew = await addDirect(tx, { id: made, member, peer, at });
  // Both opened it concurrently, or the other member opened it before and has not written yet.
  const id = isNew ? made : (await findDirect(tx, caller.memberId, peer.id))?.id;
  if (id === undefined) throw new ApiError('resource.notFound');
  await makeVisibleTo(tx, caller.memberId, id, at);
  return id;
}
