/** Fills a database with generated members and posts, the same on every machine; kept for the next run of the same size. */
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import { configFor } from '../../apps/server/test/support/databases.ts';
import { ensureFilledDatabase, runSteps, runStepsWithout } from '../filled-database.ts';
import { fillExplore } from '../members/explore.ts';
import { stepsFor } from '../members/steps.ts';
import { assertStoredAsPosted } from './assert-stored.ts';
import { lateIndexes, postSteps, type Size } from './steps.ts';

const WHOLE = { members: 1_000_000, posts: 5_000_000 };

export const size: Size = {
  members: Number(process.env['BENCH_MEMBERS'] ?? WHOLE.members),
  posts: Number(process.env['BENCH_POSTS'] ?? WHOLE.posts),
};

/** A small database beside the full one, which takes half an hour to generate. */
export const DATABASE = size.posts === WHOLE.posts ? 'subrosa_bench_requests' : 'subrosa_bench_requests_small';

export const benchConfig = (overrides: Readonly<Record<string, string>> = {}): Config => configFor(DATABASE, overrides);

export async function ensurePosts(): Promise<void> {
  const wasThere = await ensureFilledDatabase(DATABASE, `${size.posts} posts of ${size.members} members`, async (client) => {
    await runSteps(client, stepsFor(size.members));
    await fillExplore(benchConfig());
    await runStepsWithout(client, lateIndexes, postSteps(size));
    await runSteps(client, [{ name: 'vacuum', sql: 'VACUUM ANALYZE' }]);
    await assertStoredAsPosted(client);
  });
  // The table of online members is unlogged and empty after a crash.
  if (wasThere) await fillExplore(benchConfig());
}
