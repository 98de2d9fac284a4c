import { startWorker } from '../app/worker.ts';
import { loadConfig } from '../platform/config/config.ts';
import { runProcess } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';

const config = loadConfig(process.env, { process: 'worker' });
await runProcess('worker', () => startWorker(config), { config, log: createLog(config, 'worker') });
