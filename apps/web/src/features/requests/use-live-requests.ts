import { requestsChanged } from '@subrosa/contract/socket-names';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onEvent } from '../../shared/realtime/events.ts';
import { invalidateRequests } from './api/cache.ts';

/** Subscribes to live updates of own posts while the page shows some. */
export function useLiveRequests(): void {
  const queryClient = useQueryClient();
  useEffect(() => onEvent(requestsChanged, () => void invalidateRequests(queryClient)), [queryClient]);
}
