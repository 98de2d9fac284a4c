import { startApi } from '../app/api.ts';
import { loadConfig } from '../platform/config/config.ts';
import { runProcess } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';

const config = loadConfig(process.env, { process: 'api' });
await runProcess('api', () => startApi(config), { config, log: createLog(config, 'api') });
