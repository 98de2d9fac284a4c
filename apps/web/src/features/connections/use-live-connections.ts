import { connectionsChanged } from '@subrosa/contract/socket-names';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onEvent } from '../../shared/realtime/events.ts';
import { invalidateConnections } from './api/cache.ts';

/** Follows what the service says about one's connections for as long as the page shows some. */
export function useLiveConnections(): void {
  const queryClient = useQueryClient();
  useEffect(() => onEvent(connectionsChanged, () => void invalidateConnections(queryClient)), [queryClient]);
}
