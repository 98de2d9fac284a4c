/** Handlers by job name (`domain:verb-noun`). A failed job is retried later. */
export type Tasks = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

export interface CronItem {
  task: string;
  /** Cron expression with five fields, in UTC. */
  at: string;
}
