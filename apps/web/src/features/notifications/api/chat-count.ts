import { useQuery, type QueryClient } from '@tanstack/react-query';
import { countKey } from './query-keys.ts';
import { countQuery } from './notifications.ts';

/** The number of conversations with unread messages. */
export const useUnreadChats = (): number => useQuery(countQuery).data?.chat ?? 0;

/** Delayed, because a message that is read at once would change the count twice. */
const TOGETHER_MS = 250;
let due: Promise<void> | null = null;

export function countUnreadAgain(queryClient: QueryClient): Promise<void> {
  due ??= new Promise((resolve) => {
    setTimeout(() => {
      due = null;
      resolve(queryClient.invalidateQueries({ queryKey: countKey }));
    }, TOGETHER_MS);
  });
  return due;
}
