export type HelpdeskSearch = { member?: string; show?: 'all' };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Parses the search of a URL that the viewer may have typed; ignores invalid values. */
export function parseHelpdeskSearch({ member, show }: Record<string, unknown>): HelpdeskSearch {
  return { ...(typeof member === 'string' && UUID.test(member) && { member }), ...(show === 'all' && { show }) };
}
