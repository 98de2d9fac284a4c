import { connections } from '@subrosa/contract/endpoints/connections';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../shared/api/client.ts';
import { clearMembers, clearSearches } from './api/cache.ts';

/** Blocks a member and leaves their page before it would show that it does not exist. */
export function useBlock() {
  const leave = useLeaveBlocked();
  return async (memberId: string) => {
    await client.call(connections.blockMember, { body: { memberId } });
    await leave();
  };
}

/** After a block: opens explore and clears the cached data of the member. */
export function useLeaveBlocked() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    clearSearches(queryClient);
    await navigate({ to: '/profile/search', search: {}, replace: true });
    // Only after the navigation, because the previous page still showed some of it.
    clearMembers(queryClient);
  };
}
