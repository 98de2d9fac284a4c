import { startApi } from '../app/api.ts';
import { startDocuments } from '../app/documents.ts';
import { startGateway } from '../app/gateway.ts';
import { startRealtime } from '../app/realtime.ts';
import { startWorker } from '../app/worker.ts';
import { loadConfig } from '../platform/config/config.ts';
import { runProcess } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';

const config = loadConfig(process.env);

/** Everything in one process, for development. */
async function startAll() {
  const parts = await Promise.all([
    startApi(config),
    startRealtime({ ...config, OPERATIONS_PORT: 0 }),
    startWorker({ ...config, OPERATIONS_PORT: 0 }),
    startGateway({ ...config, OPERATIONS_PORT: 0 }),
    startDocuments({ ...config, OPERATIONS_PORT: 0 }),
  ]);
  return { stop: async () => void (await Promise.all(parts.map((part) => part.stop()))) };
}

await runProcess('all', startAll, { config, log: createLog(config, 'all') });
