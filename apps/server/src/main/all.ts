import { startApi } from '../app/api.ts';
import { startDocuments } from '../app/documents.ts';
import { startGateway } from '../app/gateway.ts';
import { startRealtime } from '../app/realtime.ts';
import { startTransparency } from '../app/transparency.ts';
import { startWorker } from '../app/worker.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { decoderEnvironment } from '../decoder/config.ts';
import { loadConfig } from '../platform/config/config.ts';
import { runProcess } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';

const config = loadConfig(process.env);

/** The decoder runs as a separate process here too, because it must not have the data of the others. */
async function startDecoder() {
  const env = decoderEnvironment({ DRAIN_SECONDS: '0', ...process.env, OPERATIONS_PORT: '0' });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'decoder.ts'), '--follow-parent'], { env, stdio: 'inherit' });
  const gone = once(child, 'exit');
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Runs all other processes in one, for development. */
async function startAll() {
  const parts = await Promise.all([
    startApi(config),
    startRealtime({ ...config, OPERATIONS_PORT: 0 }),
    startWorker({ ...config, OPERATIONS_PORT: 0 }),
    startGateway({ ...config, OPERATIONS_PORT: 0 }),
    startDocuments({ ...config, OPERATIONS_PORT: 0 }),
    startTransparency({ ...config, OPERATIONS_PORT: 0 }),
    startDecoder(),
  ]);
  return { stop: async () => void (await Promise.all(parts.map((part) => part.stop()))) };
}

await runProcess('all', startAll, { config, log: createLog(config, 'all') });
