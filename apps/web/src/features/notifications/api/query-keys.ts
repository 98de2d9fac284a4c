const LISTS = ['notifications', 'list'];

/** All lists, whatever their filter. */
export const lists = { queryKey: LISTS };

export const listKey = (...what: readonly string[]) => [...LISTS, ...what];

export const countKey = ['notifications', 'unread'] as const;

/** The numbers of unread notifications and of conversations with unread messages. */
export type Counts = { unread: number; chat: number };
