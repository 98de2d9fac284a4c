const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** The checkout in the URL to which the provider redirected. */
export type OutcomeSearch = { checkout?: string };

export function outcomeSearchOf({ checkout }: Record<string, unknown>): OutcomeSearch {
  return typeof checkout === 'string' && UUID.test(checkout) ? { checkout } : {};
}
