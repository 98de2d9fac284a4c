import type pg from 'pg';
import { postBits } from '../../packages/rules/src/requests/bits.ts';
import type { OpportunityType } from '../../packages/rules/src/requests/post.ts';
import { searchTermsOf } from '../../packages/rules/src/requests/words.ts';

interface PostRow {
  id: string;
  type: OpportunityType;
  cents: number;
  fetish: number;
  title: string;
  description: string;
  attribute_bits: number;
  tokens: number[];
  terms: string[];
  bits: number;
  token: number;
}

/** Checks a sample of generated posts: they must be stored as the app would store them. */
export async function assertStoredAsPosted(client: pg.Client): Promise<void> {
  const { rows } = await client.query<PostRow>(
    `SELECT r.id, r.type, r.price_cents AS cents, r.fetish, r.title, r.description, r.attribute_bits, r.tokens, tsvector_to_array(r.search_terms) AS terms, p.bits, p.token
     FROM generate_series(1, 1000) n JOIN request_post r ON r.id IN (made.id('post', n * 50), made.id('post', n * 211))
     JOIN request_poster p ON p.member_id = r.member_id`,
  );
  const wrong = rows.filter((row) => {
    const { attributeBits, tokens } = postBits(row);
    const terms = searchTermsOf(`${row.title}\n${row.description}`).toSorted();
    const isSame = (attributeBits | row.bits) === row.attribute_bits && [...tokens, row.token].join(' ') === row.tokens.join(' ');
    return !isSame || terms.join(' ') !== row.terms.toSorted().join(' ');
  });
  if (wrong.length > 0 || rows.length === 0) throw new Error(`${wrong.length} of ${rows.length} posts are not as posted: ${wrong[0]?.id}`);
}
