/** Which conversations a list shows. */
export const chatShows = ['all', 'unread', 'groups', 'archived'] as const;

export type ConversationsPageSearch = { show?: Exclude<(typeof chatShows)[number], 'all'>; search?: string };

const LONGEST = 30;

/** The address of a list; what is not understood is left out. */
export function conversationsPageSearchOf({ show, search }: Record<string, unknown>): ConversationsPageSearch {
  const query = typeof search === 'string' || typeof search === 'number' ? String(search).trim().slice(0, LONGEST) : '';
  const chosen = chatShows.find((one) => one === show);
  return { ...(chosen && chosen !== 'all' && { show: chosen }), ...(query !== '' && { search: query }) };
}
