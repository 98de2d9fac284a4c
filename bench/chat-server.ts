/** The api of `bench/chat.ts`; sends its port, and its CPU time on request. */
import { randomBytes } from 'node:crypto';
import { startApi } from '../apps/server/src/app/api.ts';
import { configFor } from '../apps/server/test/support/databases.ts';
import { DATABASE } from './chat/generate.ts';
import { serveBench } from './child.ts';

// Sent messages are counted under a hash with this secret: a new secret starts at zero.
const config = configFor(DATABASE, { IP_HASH_SECRET: randomBytes(24).toString('hex'), LOG_LEVEL: 'silent' });
const api = await startApi(config);

const micros = () => {
  const { user, system } = process.cpuUsage();
  return { micros: user + system };
};
serveBench({ port: api.port }, { cpu: micros }, () => api.stop());
