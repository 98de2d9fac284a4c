import type { QueryClient } from '@tanstack/react-query';
import { isSignedIn, useSession } from '../shared/session/session.ts';
import { loadChunk } from './load-chunk.ts';
import type { AppRouter } from './router.ts';

/** Starts and stops the app's services when a member signs in or out. */
export function followSession(router: AppRouter, queryClient: QueryClient): void {
  if (isSignedIn(useSession.getState().status)) void loadMemberServices(queryClient);
  useSession.subscribe(({ status }, before) => {
    if (status === before.status) return;
    if (isSignedIn(status) && !isSignedIn(before.status)) void loadMemberServices(queryClient);
    if (isSignedIn(before.status) && !isSignedIn(status)) leaveMemberArea(router, queryClient);
    // Runs the guards again; at the start they wait for the session anyway.
    else if (before.status !== 'starting') void router.invalidate();
  });
}

async function loadMemberServices(queryClient: QueryClient) {
  const { serveMember } = await loadChunk(() => import('./serve-member.ts'));
  serveMember(queryClient);
}

/** Redirects to login without a return path, because the next member to sign in may be another one. */
function leaveMemberArea(router: AppRouter, queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: ({ queryKey: [domain] }) => domain !== 'reference' });
  queryClient.getMutationCache().clear();
  void router.navigate({ to: '/login', replace: true });
}
