import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { Root } from '../root.tsx';

export interface RouterContext {
  queryClient: QueryClient;
  /** Resolves when the session is known; no guard decides before. Rejects when it cannot be restored now. */
  sessionStarted: Promise<void>;
}

export const root = createRootRouteWithContext<RouterContext>()({ component: Root });
