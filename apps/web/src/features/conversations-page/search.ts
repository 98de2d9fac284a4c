/** The conversations that the list shows. */
export const chatShows = ['all', 'unread', 'groups', 'archived'] as const;

export type ConversationsPageSearch = { show?: Exclude<(typeof chatShows)[number], 'all'>; search?: string };

const LONGEST = 30;

/** Parses the search of the list's URL; ignores invalid values. */
export function conversationsPageSearchOf({ show, search }: Record<string, unknown>): ConversationsPageSearch {
  const query = typeof search === 'string' || typeof search === 'number' ? String(search).trim().slice(0, LONGEST) : '';
  const chosen = chatShows.find((one) => one === show);
  return { ...(chosen && chosen !== 'all' && { show: chosen }), ...(query !== '' && { search: query }) };
}
