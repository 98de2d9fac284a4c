import { startGateway } from '../app/gateway.ts';
import { loadConfig } from '../platform/config/config.ts';
import { runProcess } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';

const config = loadConfig(process.env, { process: 'gateway' });
await runProcess('gateway', () => startGateway(config), { config, log: createLog(config, 'gateway') });
