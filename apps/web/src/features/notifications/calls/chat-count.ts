import { useQuery, type QueryClient } from '@tanstack/react-query';
import { countKey } from './keys.ts';
import { countQuery } from './notifications.ts';

/** How many conversations have something unread. */
export const useUnreadChats = (): number => useQuery(countQuery).data?.chat ?? 0;

export const countUnreadAgain = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: countKey });
