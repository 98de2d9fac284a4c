import { startTransparency } from '../app/transparency.ts';
import { loadConfig } from '../platform/config/config.ts';
import { runProcess } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';

const config = loadConfig(process.env, { process: 'transparency' });
await runProcess('transparency', () => startTransparency(config), { config, log: createLog(config, 'transparency') });
