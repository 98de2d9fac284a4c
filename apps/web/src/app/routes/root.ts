import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { Root } from '../root.tsx';

export interface RouterContext {
  queryClient: QueryClient;
  /** Resolves when it is known who is here; no guard decides before. Rejects where that cannot be known now. */
  sessionStarted: Promise<void>;
}

export const root = createRootRouteWithContext<RouterContext>()({ component: Root });
