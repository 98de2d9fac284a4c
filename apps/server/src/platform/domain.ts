import type { Config } from './config/config.ts';
import type { Db, Tx } from './db/database.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { Reaction } from './jobs/reaction.ts';
import type { CronItem, Tasks } from './jobs/task.ts';
import type { WorkerPlatform } from './platform.ts';
import type { SocketMessageHandler } from './realtime/message-handler.ts';

/** What a domain provides to the processes. Its `index.ts` exports one. */
export interface Domain {
  name: string;
  endpoints?: readonly Endpoint[];
  listeners?: readonly SocketMessageHandler[];
  reactions?: readonly Reaction[];
  /** Its jobs, created when the worker's platform exists. */
  tasks?: (platform: WorkerPlatform) => Tasks;
  cron?: readonly CronItem[];
  /** Its data about a member, by file name, for the data export. */
  exports?: (db: Db | Tx, memberId: string, config: Config) => Promise<Record<string, unknown>>;
}
