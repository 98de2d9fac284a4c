import { startDocuments } from '../app/documents.ts';
import { loadConfig } from '../platform/config/config.ts';
import { runProcess } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';

const config = loadConfig(process.env, { process: 'documents' });
await runProcess('documents', () => startDocuments(config), { config, log: createLog(config, 'documents') });
