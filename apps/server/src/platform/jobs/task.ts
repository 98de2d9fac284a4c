/** A job's name (`domain:verb`) to what it does. A task that throws is tried again later. */
export type Tasks = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

export interface CronItem {
  task: string;
  /** Five fields, in UTC. */
  at: string;
}
