import { loadConfig, type Config } from '../../apps/server/src/platform/config/config.ts';
import { configFor } from '../../apps/server/test/support/databases.ts';

/** Keys of its own: others work in the same Redis. */
const REDIS_INDEX = 9;

/** As in production, where tests are more patient: an api that is late sheds. */
export const stackConfig = (database: string, overrides: Readonly<Record<string, string>> = {}): Config =>
  configFor(database, {
    REDIS_URL: `${loadConfig({ ENVIRONMENT: 'test' }).REDIS_URL}/${REDIS_INDEX}`,
    SHED_DELAY_MS: '1000',
    LOG_LEVEL: 'error',
    ...overrides,
  });
