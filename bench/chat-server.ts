/** The api of `bench/chat.ts`; tells its port, and the CPU time it has used when asked. */
import { randomBytes } from 'node:crypto';
import { startApi } from '../apps/server/src/app/api.ts';
import { configFor } from '../apps/server/src/testing/databases.ts';
import { DATABASE } from './chat/generate.ts';
import { answerBench } from './child.ts';

// What a member has sent is counted under a hash with this secret: a new one begins at zero.
const config = configFor(DATABASE, { NETWORK_SECRET: randomBytes(24).toString('hex'), LOG_LEVEL: 'silent' });
const api = await startApi(config);

const micros = () => {
  const { user, system } = process.cpuUsage();
  return { micros: user + system };
};
answerBench({ port: api.port }, { cpu: micros }, () => api.stop());
