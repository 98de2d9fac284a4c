import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { KeySigner } from '../../../platform/keys/keys.ts';
import type { Log } from '../../../platform/log.ts';
import type { Metrics } from '../../../platform/metrics.ts';
import type { SecondStore } from './second-store.ts';

/** What the process needs that publishes editions. */
export interface Signer {
  db: Db;
  clock: Clock;
  /** A second clock, so that a wrong one publishes nothing early. */
  databaseTime: (db: Db) => Promise<Date>;
  config: Config;
  log: Log;
  metrics: Metrics;
  /** Fails while the key provider is unavailable, and is asked again. */
  key: () => Promise<KeySigner>;
  store: SecondStore;
}
