/** What members of the filled house look at: others, posts, searches. */
import pg from 'pg';
import { databaseUrl } from '../../apps/server/src/platform/config/config.ts';
import { drawMix as drawSearches } from '../../bench/explore/mix.ts';
import { drawMix as drawLooks, drawScene } from '../../bench/requests/mix.ts';
import { houseConfig } from '../house/config.ts';
import { databaseOf, perMember, sizes, type SizeName } from '../sizes.ts';

const DRAWN = 2000;
const SEED = 1117;

export interface Scene {
  usernames: readonly string[];
  members: readonly string[];
  posts: readonly string[];
  /** Filters as they stand in an address. */
  searches: readonly string[];
  looks: readonly string[];
}

const query = (asked: Readonly<Record<string, string>>) => new URLSearchParams(asked).toString();

export async function readScene(size: SizeName): Promise<Scene> {
  const client = new pg.Client(databaseUrl(houseConfig(databaseOf(size)), 'admin'));
  await client.connect();
  const count = sizes[size];
  // By number and not by a sample of pages, so that every size is looked at all over.
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
  const scene = await drawScene(client, 1);
  await client.end();
  const looks = drawLooks(DRAWN, scene, { size: { members: count, posts: count * perMember.posts }, seed: SEED, seal: () => '' });
  return {
    usernames,
    members: people.map(({ id }) => id),
    posts: posts.map(({ id }) => id),
    searches: drawSearches(DRAWN, [''], usernames, SEED).map(({ asked }) => query(asked)),
    // Cursors belong to whom they were given.
    looks: looks.filter(({ asked }) => asked['after'] === undefined).map(({ asked }) => query(asked)),
  };
}
