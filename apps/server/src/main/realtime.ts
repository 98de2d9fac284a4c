import { startRealtime } from '../app/realtime.ts';
import { loadConfig } from '../platform/config/config.ts';
import { runProcess } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';

const config = loadConfig(process.env, { process: 'realtime' });
await runProcess('realtime', () => startRealtime(config), { config, log: createLog(config, 'realtime') });
