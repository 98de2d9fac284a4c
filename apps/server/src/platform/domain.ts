import type { Config } from './config/config.ts';
import type { Db, Tx } from './db/database.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { Reaction } from './jobs/reaction.ts';
import type { CronItem, Tasks } from './jobs/task.ts';
import type { WorkerPlatform } from './platform.ts';
import type { SocketMessageHandler } from './realtime/message-handler.ts';

/** What a domain offers to the processes. Its `index.ts` exports one of these. */
export interface Domain {
  name: string;
  endpoints?: readonly Endpoint[];
  listeners?: readonly SocketMessageHandler[];
  reactions?: readonly Reaction[];
  /** Its own jobs, made once the worker's platform exists. */
  tasks?: (platform: WorkerPlatform) => Tasks;
  cron?: readonly CronItem[];
  /** What it holds about a member, by file name, for the copy of their data. */
  exports?: (db: Db | Tx, memberId: string, config: Config) => Promise<Record<string, unknown>>;
}
