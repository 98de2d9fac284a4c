/** A sample of the data that members of the filled database read: profiles, posts, searches. */
import pg from 'pg';
import { databaseUrl } from '../../apps/server/src/platform/config/config.ts';
import { drawWorkload as drawSearches } from '../../bench/explore/workload.ts';
import { drawWorkload as drawFeedRequests, drawDataSample } from '../../bench/requests/workload.ts';
import { stackConfig } from '../stack/config.ts';
import { databaseOf, perMember, sizes, type SizeName } from '../sizes.ts';

const DRAWN = 2000;
const SEED = 1117;

export interface DataSample {
  usernames: readonly string[];
  members: readonly string[];
  posts: readonly string[];
  /** Filters as query strings. */
  searches: readonly string[];
  feedQueries: readonly string[];
}

const query = (filters: Readonly<Record<string, string>>) => new URLSearchParams(filters).toString();

export async function readDataSample(size: SizeName): Promise<DataSample> {
  const client = new pg.Client(databaseUrl(stackConfig(databaseOf(size)), 'admin'));
  await client.connect();
  const count = sizes[size];
  // By number instead of by page sample, so that rows of the whole table are read at every size.
  const { rows: people } = await client.query<{ id: string; username: string }>(
    `SELECT m.id, m.username FROM generate_series(1, ${DRAWN}) n
     JOIN member m ON m.id = made.id('member', 1 + floor(made.chance(n, 900) * $1::bigint)::bigint) AND m.state = 'active'`,
    [count],
  );
  const { rows: posts } = await client.query<{ id: string }>(
    `SELECT r.id FROM generate_series(1, ${DRAWN}) n
     JOIN request_post r ON r.id = made.id('post', 1 + floor(made.chance(n, 901) * $1::bigint)::bigint) AND r.status = 'published'
     JOIN member m ON m.id = r.member_id AND m.state = 'active'
     JOIN member_settings o ON o.member_id = m.id AND NOT o.private_account`,
    [count * perMember.posts],
  );
  const usernames = people.map(({ username }) => username);
  const sample = await drawDataSample(client, 1);
  await client.end();
  const feedRequests = drawFeedRequests(DRAWN, sample, {
    size: { members: count, posts: count * perMember.posts },
    seed: SEED,
    writeCursor: () => '',
  });
  return {
    usernames,
    members: people.map(({ id }) => id),
    posts: posts.map(({ id }) => id),
    searches: drawSearches(DRAWN, [''], usernames, SEED).map(({ query: filters }) => query(filters)),
    // Cursors are valid only for the member who got them.
    feedQueries: feedRequests.filter(({ query: filters }) => filters['after'] === undefined).map(({ query: filters }) => query(filters)),
  };
}
