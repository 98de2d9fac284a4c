import { sql } from 'kysely';
import { POSTER_BITS, postBits } from '@subrosa/rules/requests/bits';
import type { FlaggedSpan } from '@subrosa/rules/requests/flagged-spans';
import type { OpportunityType, RequestStatus } from '@subrosa/rules/requests/post';
import { searchTermsOf } from '@subrosa/rules/requests/words';
import type { Tx } from '../../../platform/db/database.ts';

/** The validated text of a post. */
export interface PostRowInput {
  title: string;
  description: string;
  type: OpportunityType;
  fetish: number;
  cents: number;
  cityId: number | null;
}

/** The state of a post after the review of its text. */
export interface PublicationState {
  status: RequestStatus;
  reason: string | null;
  needsReview: boolean;
  flaggedSpans: readonly FlaggedSpan[];
}

/** Passed as one array, because an SQL statement has a limited number of parameters. */
const searchTermsIn = ({ title, description }: PostRowInput) =>
  sql`array_to_tsvector(${searchTermsOf(`${title}\n${description}`)}::text[])`;

interface NewPost extends PostRowInput, PublicationState {
  id: string;
  memberId: string;
  at: Date;
}

export async function addPost(tx: Tx, post: NewPost): Promise<void> {
  const { attributeBits, tokens } = postBits(post);
  await sql`
    INSERT INTO request_post (id, member_id, title, description, type, fetish, price_cents, city_id, status, reason, needs_review, flagged_spans,
      posted_at, listed_at, was_published, attribute_bits, tokens, search_terms)
    SELECT ${post.id}::uuid, member_id, ${post.title}, ${post.description}, ${post.type}, ${post.fetish}, ${post.cents}, ${post.cityId}::integer,
      ${post.status}, ${post.reason}, ${post.needsReview}, ${JSON.stringify(post.flaggedSpans)}::jsonb, ${post.at}, ${post.at},
      ${post.status === 'published'}, ${attributeBits} | bits, ${tokens}::integer[] || token, ${searchTermsIn(post)}
    FROM request_poster WHERE member_id = ${post.memberId}`.execute(tx);
}

interface Change extends PostRowInput, PublicationState {
  id: string;
  at: Date;
}

export async function changePost(tx: Tx, change: Change): Promise<void> {
  const { attributeBits, tokens } = postBits(change);
  await sql`
    UPDATE request_post SET version = version + 1, title = ${change.title}, description = ${change.description}, type = ${change.type},
      fetish = ${change.fetish}, price_cents = ${change.cents}, city_id = ${change.cityId}::integer, status = ${change.status},
      reason = ${change.reason}, needs_review = ${change.needsReview}, flagged_spans = ${JSON.stringify(change.flaggedSpans)}::jsonb,
      edited_at = ${change.at}, attribute_bits = (attribute_bits & ${POSTER_BITS}) | ${attributeBits}, tokens = ${tokens}::integer[] || tokens[4],
      search_terms = ${searchTermsIn(change)}
    WHERE id = ${change.id}`.execute(tx);
}

/** Publishes a post. At its first publication it gets its position in the lists. */
export async function publish(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    UPDATE request_post SET version = version + 1, status = 'published', reason = NULL, note = NULL, needs_review = false, flagged_spans = '[]',
      review_requested_at = NULL, listed_at = CASE WHEN was_published THEN listed_at ELSE ${at} END, was_published = true
    WHERE id = ${id}`.execute(tx);
}

/** Unpublishes a post for staff, who alone can publish it again. */
export async function unpublish(tx: Tx, id: string, { reason, note }: { reason: string; note: string | null }): Promise<void> {
  await tx
    .updateTable('request_post')
    .set({ status: 'unpublished', reason, note, needs_review: true, review_requested_at: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function requestReview(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('request_post')
    .set({ review_requested_at: at, flagged_spans: '[]', version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function withdraw(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('request_post')
    .set({ status: 'withdrawn', reason: null, note: null, flagged_spans: '[]', review_requested_at: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deletePost(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('request_post').where('id', '=', id).execute();
}

/** Stores the point from which distances to posts of this city are measured. */
export async function addLocation(tx: Tx, cityId: number): Promise<void> {
  await sql`
    INSERT INTO request_location (city_id, point)
    SELECT c.id, grid_point(grid_cell(c.position, g.grid_km), g.grid_km) FROM city c CROSS JOIN search_grid g WHERE c.id = ${cityId}
    ON CONFLICT (city_id) DO NOTHING`.execute(tx);
}

/** Updates the points after a change of the grid or of a city's position. */
export async function repairLocations(tx: Tx): Promise<void> {
  await sql`
    UPDATE request_location p SET point = t.point
    FROM (SELECT c.id, grid_point(grid_cell(c.position, g.grid_km), g.grid_km) AS point FROM city c CROSS JOIN search_grid g
      WHERE c.id IN (SELECT city_id FROM request_location)) t
    WHERE t.id = p.city_id AND p.point <> t.point`.execute(tx);
}

/** Updates the copies of the poster's attributes in all of their posts. */
export async function followPoster(tx: Tx, memberId: string): Promise<void> {
  await sql`
    UPDATE request_post r SET attribute_bits = (r.attribute_bits & ~${POSTER_BITS}::integer) | p.bits, tokens = r.tokens[1:3] || p.token
    FROM request_poster p
    WHERE r.member_id = ${memberId} AND p.member_id = r.member_id AND r.attribute_bits & ${POSTER_BITS}::integer <> p.bits`.execute(tx);
}
