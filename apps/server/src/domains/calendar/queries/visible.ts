import { includesViewer } from '../../../sql/visibility.ts';

/** Where a statement finds what it knows of who looks. */
export interface ViewerContext {
  viewer: string;
  /** Whether they are connected with the owner. */
  connected: string;
  premium: string;
  now: string;
  /** The last day on which they see trips begin; null without an end. */
  until: string;
}

/** Whether an entry of somebody else is for the viewer, once its owner is: the same as `isFor` of the rules. */
export const isForViewer = (e: string, { viewer, connected, premium, now, until }: ViewerContext) => `
  ${e}.publish_at <= ${now} AND (${e}.kind <> 'travel' OR ${until} IS NULL OR ${e}.starts_on <= ${until})
  AND CASE WHEN ${e}.audience = 'chosen'
    THEN ${connected} AND (SELECT true FROM calendar_reader r WHERE r.entry_id = ${e}.id AND r.member_id = ${viewer})
    ELSE ${includesViewer(`${e}.audience`, { connected, premium })} END`;

/** In days, how far calendars of two places can be apart. */
const APART = 2;

interface Range {
  from: string;
  to: string;
  begins: string;
  ends: string;
}

/** Dates alone count as they are, wherever one looks; of timed entries the instants. The first line is for the index. */
export const isWithin = (e: string, { from, to, begins, ends }: Range) => `
  ${e}.ends_on >= ${from} - ${APART} AND ${e}.starts_on <= ${to} + ${APART}
  AND CASE WHEN ${e}.all_day THEN ${e}.starts_on <= ${to} AND ${e}.ends_on >= ${from}
    ELSE ${e}.starts_at < ${ends} AND ${e}.ends_at > ${begins} END`;
