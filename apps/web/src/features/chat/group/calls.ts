import { conversations } from '@subrosa/contract/addresses/conversations';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';
import { inVault, invitationsKey } from '../../conversations/index.ts';

/** Groups to which one is invited, with their names as far as they open. */
export const invitationsQuery = queryOptions({
  queryKey: invitationsKey,
  queryFn: async ({ signal }) => {
    const invitations = await quietClient.call(conversations.listInvitations, { signal });
    const names = invitations.length === 0 ? [] : await inVault((vault) => vault.openNames({ names: invitations }));
    return invitations.map((invitation, index) => ({ ...invitation, name: names[index] ?? null }));
  },
});

/** Groups whose invitations one refuses. */
export const blockedGroupsQuery = queryOptions({
  queryKey: ['conversations', 'blocked-groups'],
  queryFn: async ({ signal }) => {
    const groups = await quietClient.call(conversations.listBlockedGroups, { signal });
    const names = groups.length === 0 ? [] : await inVault((vault) => vault.openNames({ names: groups }));
    return groups.map((group, index) => ({ ...group, name: names[index] ?? null }));
  },
});
