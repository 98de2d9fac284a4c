import { includesViewer } from '../../../sql/visibility.ts';

/** SQL expressions for the facts about the viewer. */
export interface ViewerContext {
  viewer: string;
  /** Whether the viewer is a connection of the owner. */
  connected: string;
  premium: string;
  now: string;
  /** The last day on which a trip that the viewer sees may start; null without a limit. */
  until: string;
}

/** SQL condition: the viewer is in the audience of another member’s entry. Must equal `isFor` of the rules. */
export const isForViewer = (e: string, { viewer, connected, premium, now, until }: ViewerContext) => `
  ${e}.publish_at <= ${now} AND (${e}.kind <> 'travel' OR ${until} IS NULL OR ${e}.starts_on <= ${until})
  AND CASE WHEN ${e}.audience = 'chosen'
    THEN ${connected} AND (SELECT true FROM calendar_entry_viewer r WHERE r.entry_id = ${e}.id AND r.member_id = ${viewer})
    ELSE ${includesViewer(`${e}.audience`, { connected, premium })} END`;

/** The maximal difference, in days, between the calendars of two time zones. */
const APART = 2;

interface Range {
  from: string;
  to: string;
  begins: string;
  ends: string;
}

/** SQL condition: all-day entries compare dates, timed ones instants. The first line makes the index usable. */
export const isWithin = (e: string, { from, to, begins, ends }: Range) => `
  ${e}.ends_on >= ${from} - ${APART} AND ${e}.starts_on <= ${to} + ${APART}
  AND CASE WHEN ${e}.all_day THEN ${e}.starts_on <= ${to} AND ${e}.ends_on >= ${from}
    ELSE ${e}.starts_at < ${ends} AND ${e}.ends_at > ${begins} END`;
