import { loadConfig, type Config } from '../../apps/server/src/platform/config/config.ts';
import { configFor } from '../../apps/server/test/support/databases.ts';

/** A separate Redis database, because other tests use the same Redis. */
const REDIS_INDEX = 9;

/** Sheds load as in production, unlike the test settings. */
export const stackConfig = (database: string, overrides: Readonly<Record<string, string>> = {}): Config =>
  configFor(database, {
    REDIS_URL: `${loadConfig({ ENVIRONMENT: 'test' }).REDIS_URL}/${REDIS_INDEX}`,
    SHED_DELAY_MS: '1000',
    LOG_LEVEL: 'error',
    ...overrides,
  });
