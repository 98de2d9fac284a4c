/** One process of the app, started as its own main file does, on a filled database; sends its port and its process id. */
import { startApi } from '../../apps/server/src/app/api.ts';
import { startRealtime } from '../../apps/server/src/app/realtime.ts';
import { startWorker } from '../../apps/server/src/app/worker.ts';
import type { Running } from '../../apps/server/src/platform/lifecycle.ts';
import { serveBench } from '../../bench/child.ts';
import { stackConfig } from './config.ts';

const starts = { api: startApi, realtime: startRealtime, worker: startWorker } as const;

const kind = process.env['LOAD_PART'] as keyof typeof starts;
const config = stackConfig(process.env['LOAD_DATABASE'] ?? '', {
  IP_HASH_SECRET: process.env['LOAD_SECRET'] ?? '',
  REALTIME_PORT: process.env['LOAD_REALTIME_PORT'] ?? '0',
});
const running: Running & { port?: number } = await starts[kind](config);
serveBench({ port: running.port ?? 0, pid: process.pid }, {}, async () => {
  await running.stop();
  process.exit();
});
