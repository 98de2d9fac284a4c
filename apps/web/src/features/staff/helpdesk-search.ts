export type HelpdeskSearch = { member?: string; show?: 'all' };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads an address that somebody may have typed: what makes no sense is left out. */
export function parseHelpdeskSearch({ member, show }: Record<string, unknown>): HelpdeskSearch {
  return { ...(typeof member === 'string' && UUID.test(member) && { member }), ...(show === 'all' && { show }) };
}
