/** Views of one post alone: the last part of `bench/requests.ts`, on the same posts. */
import pg from 'pg';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { benchConfig, ensurePosts } from './requests/generate.ts';
import { measureViews } from './requests/views.ts';

await ensurePosts();
const client = new pg.Client(databaseUrl(benchConfig(), 'admin'));
await client.connect();
if (!(await measureViews(client))) process.exitCode = 1;
await client.end();
