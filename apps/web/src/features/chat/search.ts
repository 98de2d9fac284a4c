export type ChatSearch = { show?: 'archived'; search?: string };

const LONGEST = 30;

/** The address of a list; what is not understood is left out. */
export function chatSearchOf({ show, search }: Record<string, unknown>): ChatSearch {
  const asked = typeof search === 'string' || typeof search === 'number' ? String(search).trim().slice(0, LONGEST) : '';
  return { ...(show === 'archived' && { show }), ...(asked !== '' && { search: asked }) };
}
