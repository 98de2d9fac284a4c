import type { GroupView } from '@subrosa/contract/conversations/parts';
import { ConversationRefused } from '@subrosa/crypto/conversation/errors';
import type { GroupProfile } from '@subrosa/crypto/statements/payload';
import { synced, syncAgain } from '../talk/sync.ts';
import { inVault } from '../vault/vault.ts';

/** Name and picture of a group. Throws where they are not believed. */
export async function openGroup(conversationId: string, state: NonNullable<GroupView['state']>): Promise<GroupProfile> {
  const { nextEpoch } = await synced(conversationId);
  if (state.epoch >= nextEpoch) await syncAgain(conversationId);
  const [profile] = await inVault((vault) => vault.openGroups({ groups: [{ conversationId, state }] }));
  if (!profile) throw new ConversationRefused('noKey');
  return profile;
}
