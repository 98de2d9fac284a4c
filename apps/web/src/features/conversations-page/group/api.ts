import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { Proof } from '@subrosa/crypto/conversation/decrypt-message';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { inVault, invitationsKey } from '../../conversations/index.ts';

type Invitation = ReplyBody<typeof conversations.listInvitations>[number];

/** An invitation with the group's name and what a report of it needs; both are null when the name cannot be decrypted. */
export type OpenedInvitation = Invitation & { name: string | null; proof: Proof | null };

/** The member's invitations to groups, with the names that can be decrypted. */
export const invitationsQuery = queryOptions({
  queryKey: invitationsKey,
  queryFn: async ({ signal }): Promise<OpenedInvitation[]> => {
    const invitations = await silentClient.call(conversations.listInvitations, { signal });
    const encrypted = invitations.map((invitation) => ({ ...invitation, inviterId: invitation.inviter.id }));
    const opened = encrypted.length === 0 ? [] : await inVault((vault) => vault.decryptInvitations({ invitations: encrypted }));
    return invitations.map((invitation, index) => ({ ...invitation, ...(opened[index] ?? { name: null, proof: null }) }));
  },
});

type BlockedGroup = ReplyBody<typeof conversations.listBlockedGroups>[number];

/**
 * Groups whose invitations the member blocked. The name came with an invitation, or the member encrypted it for themselves when leaving.
 */
export const blockedGroupsQuery = queryOptions({
  queryKey: ['conversations', 'blocked-groups'],
  queryFn: async ({ signal }) => {
    const groups = await silentClient.call(conversations.listBlockedGroups, { signal });
    return Promise.all(groups.map(async (group) => ({ ...group, name: await nameIn(group) })));
  },
});

async function nameIn({ invitation, ...own }: BlockedGroup): Promise<string | null> {
  const { conversationId } = own;
  if (!invitation) return (await inVault((vault) => vault.decryptNames({ names: [own] })))[0] ?? null;
  const [opened] = await inVault((vault) => vault.decryptInvitations({ invitations: [{ ...invitation, conversationId }] }));
  return opened?.name ?? null;
}
