import { connections } from '@subrosa/contract/endpoints/connections';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../shared/api/client.ts';
import { clearMembers, clearSearches } from './api/cache.ts';

/** Blocks a member; their page is left before it could say that nobody is there. */
export function useBlock() {
  const leave = useLeaveBlocked();
  return async (memberId: string) => {
    await client.call(connections.blockMember, { body: { memberId } });
    await leave();
  };
}

/** After a block: to explore, with nothing left of who was loaded before. */
export function useLeaveBlocked() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    clearSearches(queryClient);
    await navigate({ to: '/profile/search', search: {}, replace: true });
    // Only now: the page that was left still showed some of it.
    clearMembers(queryClient);
  };
}
