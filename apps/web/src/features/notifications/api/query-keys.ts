const LISTS = ['notifications', 'list'];

/** Every list, whatever it shows. */
export const lists = { queryKey: LISTS };

export const listKey = (...what: readonly string[]) => [...LISTS, ...what];

export const countKey = ['notifications', 'unread'] as const;

/** Unread ones, and conversations with something unread. */
export type Counts = { unread: number; chat: number };
