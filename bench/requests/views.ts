import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { countsName, countView } from '../../apps/server/src/domains/requests/views/count-view.ts';
import { viewCountsIn } from '../../apps/server/src/domains/requests/views/counting.ts';
import { flushViews } from '../../apps/server/src/domains/requests/views/flush-views.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { databaseUrl } from '../../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../../apps/server/src/platform/db/database.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import type { ApiPlatform } from '../../apps/server/src/platform/platform.ts';
import { connectRedis, disconnectRedis, type RedisConnection } from '../../apps/server/src/platform/redis.ts';
import { postgresMeter } from '../postgres-cpu.ts';
import { benchConfig, DATABASE } from './generate.ts';
import { share } from './measurements.ts';
import { callerFor } from './search.ts';

const RATE = 2000;
const SECONDS = 10;
const CONNECTIONS = 8;

const HOT = `
  SELECT r.id, r.member_id FROM request_post r JOIN request_views v ON v.post_id = r.id
  JOIN member m ON m.id = r.member_id AND m.state = 'active'
  JOIN member_settings s ON s.member_id = m.id AND NOT s.private_account
  WHERE r.status = 'published' ORDER BY v.views DESC, r.id LIMIT 1`;

const VIEWERS = `
  SELECT m.id FROM member m WHERE m.state = 'active' AND m.id <> $1
    AND NOT EXISTS (SELECT FROM block b WHERE b.blocker_id = $1 AND b.blocked_id = m.id)
    AND NOT EXISTS (SELECT FROM block b WHERE b.blocked_id = $1 AND b.blocker_id = m.id)
  ORDER BY md5(m.id::text) LIMIT ${RATE * SECONDS}`;

/** Position and last transaction of the rows: every write changes them. */
const VERSIONS = `
  SELECT r.xmin::text || ' ' || r.ctid::text AS post, v.xmin::text || ' ' || v.ctid::text AS counted, v.views::integer AS views
  FROM request_post r JOIN request_views v ON v.post_id = r.id WHERE r.id = $1`;

interface Versions {
  post: string;
  counted: string;
  views: number;
}

/** A post with many views: its row is not written meanwhile, and all views are added at once afterwards. Returns whether that holds. */
export async function measureViews(client: pg.Client): Promise<boolean> {
  // A new secret means no counted views of today.
  const config = benchConfig({ IP_HASH_SECRET: randomBytes(24).toString('hex'), LOG_LEVEL: 'silent' });
  const log = createLog(config, 'bench');
  const redis = await connectRedis({ url: config.REDIS_URL, name: 'bench', log, whileAway: 'fail' });
  const db = createDb(createPool({ url: databaseUrl(config, 'api'), name: 'bench', size: CONNECTIONS }));
  const worker = createDb(createPool({ url: databaseUrl(config, 'worker'), name: 'bench', size: 1 }));
  const counts = viewCountsIn(redis, countsName(config, 'worker'));
  try {
    // Removes the counts of an earlier run.
    await flushViews(worker, counts, new Date());
    const { rows: hot } = await client.query<{ id: string; member_id: string }>(HOT);
    const [post] = hot;
    if (!post) throw new Error('there is no post');
    const { rows: viewers } = await client.query<{ id: string }>(VIEWERS, [post.member_id]);
    const versions = async () => (await client.query<Versions>(VERSIONS, [post.id])).rows[0] as Versions;
    const platform = { redis, config, clock: systemClock, log } as unknown as ApiPlatform;

    const { rows: own } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const engine = postgresMeter(own[0]?.pid ?? 0, DATABASE);
    const before = await versions();
    const view = (index: number) => countView(db, { caller: callerFor(viewers[index % viewers.length]?.id ?? ''), id: post.id }, platform);
    const [ours, theirs] = [process.cpuUsage(), engine.micros()];
    const { seconds, times, failed } = await atRate(view);
    const used = process.cpuUsage(ours);
    const cpu = [used.user + used.system, engine.micros() - theirs].map((micros) => (micros / (RATE * SECONDS)).toFixed(0)).join(' + ');
    engine.stop();
    const during = await versions();
    const startedAt = performance.now();
    await flushViews(worker, counts, new Date());
    const foldMs = performance.now() - startedAt;
    const after = await versions();

    const isUntouched = during.post === before.post && during.counted === before.counted;
    const added = after.views - before.views;
    const rate = times.length / seconds;
    console.log(
      `${times.length} views of one post by ${viewers.length} members in ${seconds.toFixed(1)} s, ${rate.toFixed(0)} a second, ${failed} failed: ` +
        `p50 / p99 ${share(times, 0.5).toFixed(1)} / ${share(times, 0.99).toFixed(1)} ms; CPU ${cpu} µs each; its rows ${isUntouched ? 'were not written' : 'WERE WRITTEN'} meanwhile (load ${loadavg()[0]?.toFixed(1)})`,
    );
    const row = after.post === before.post ? 'the post itself not written' : 'THE POST ITSELF WRITTEN';
    console.log(`folded in ${foldMs.toFixed(1)} ms: ${added} more, ${row}`);
    return isUntouched && after.post === before.post && failed === 0 && added === viewers.length && rate >= RATE * 0.97;
  } finally {
    await deleteViewers(redis, countsName(config, 'api'));
    await disconnectRedis(redis);
    await Promise.all([db.destroy(), worker.destroy()]);
  }
}

/** Starts calls at a fixed rate, however long each takes. */
async function atRate(view: (index: number) => Promise<void>): Promise<{ seconds: number; times: number[]; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  const timed = async (index: number) => {
    const startedAt = performance.now();
    try {
      await view(index);
      times.push(performance.now() - startedAt);
    } catch {
      failed += 1;
    }
  };
  const running: Promise<void>[] = [];
  const startedAt = performance.now();
  while (running.length < RATE * SECONDS) {
    const due = Math.min(RATE * SECONDS, ((performance.now() - startedAt) * RATE) / 1000);
    while (running.length < due) running.push(timed(running.length));
    await sleep(2);
  }
  await Promise.all(running);
  return { seconds: (performance.now() - startedAt) / 1000, times, failed };
}

/** Deletes keys that would otherwise expire after two days. */
async function deleteViewers(redis: RedisConnection, name: string): Promise<void> {
  for await (const keys of redis.scanIterator({ MATCH: `viewed:${name}:*`, COUNT: 1000 })) if (keys.length > 0) await redis.unlink(keys);
}
