import { connectionsChanged } from '@subrosa/contract/socket-names';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onEvent } from '../../shared/realtime/events.ts';
import { invalidateConnections } from './api/cache.ts';

/** Subscribes to live updates of connections while the page shows some. */
export function useLiveConnections(): void {
  const queryClient = useQueryClient();
  useEffect(() => onEvent(connectionsChanged, () => void invalidateConnections(queryClient)), [queryClient]);
}
