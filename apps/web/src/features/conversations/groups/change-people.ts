import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { GroupMembers } from '@subrosa/crypto/conversation/renew-epoch';
import { silentClient } from '../../../shared/api/client.ts';
import { refreshKeys } from '../thread/load.ts';
import { isCode, putEpoch, reachableMembers } from '../thread/renew.ts';
import { resync } from '../thread/sync.ts';
import { inVault } from '../../../shared/vault/vault.ts';
import { openGroup } from './open-group.ts';

/** When several admins change a group at once, each succeeds within a few attempts. */
const ATTEMPTS = 5;

type MemberChange = (now: GroupMembers, group: ConversationView) => GroupMembers | null;

/**
 * Changes the members of a group by creating a new epoch; when `change` returns null, nothing happens. Retries when another admin was
 * faster.
 */
export async function changePeople(conversationId: string, change: MemberChange): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const view = await silentClient.call(conversations.getConversation, { params: { id: conversationId } });
    const known = await resync(conversationId);
    const people = change(reachableMembers(known), view);
    if (!people) return;
    if (!view.group?.state) throw new ConversationError('noKey');
    const group = { carried: (await openGroup(conversationId, view.group.state)).proof };
    const renewed = await inVault((vault) => vault.renew({ conversationId, people, group }));
    try {
      await putEpoch(conversationId, renewed);
      await refreshKeys(conversationId, true);
      return;
    } catch (error) {
      if (attempt >= ATTEMPTS || !isCode(error, 'conversations.epochStale')) throw error;
    }
  }
}

export const removeMember = (conversationId: string, memberId: string) =>
  changePeople(conversationId, ({ members, admins }) => ({
    members: members.filter((id) => id !== memberId),
    admins: admins.filter((id) => id !== memberId),
  }));

export const makeAdmin = (conversationId: string, memberId: string, isAdmin: boolean) =>
  changePeople(conversationId, ({ members, admins }) => {
    const others = admins.filter((id) => id !== memberId);
    return { members, admins: isAdmin ? [...others, memberId] : others };
  });
