import { caseKinds, type CaseKind } from '@subrosa/rules/moderation/case-rules';

export const shows = ['open', 'mine', 'decided'] as const;

export type Show = (typeof shows)[number];

/** The search parameters of the page; defaults are omitted. */
export type ReviewSearch = { case?: string; show?: Exclude<Show, 'open'>; kind?: CaseKind };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const oneOf = <Value extends string>(choices: readonly Value[], value: unknown): Value | undefined =>
  choices.find((choice) => choice === value);

/** Parses the search of a URL that the viewer may have typed; ignores invalid values. */
export function parseReviewSearch(search: Record<string, unknown>): ReviewSearch {
  const show = oneOf(shows, search['show']);
  const kind = oneOf(caseKinds, search['kind']);
  const opened = search['case'];
  return {
    ...(typeof opened === 'string' && UUID.test(opened) && { case: opened }),
    ...(show && show !== 'open' && { show }),
    ...(kind && { kind }),
  };
}
