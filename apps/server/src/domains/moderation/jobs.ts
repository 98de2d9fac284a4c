import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { liftExpired } from './commands/lift-sanction.ts';
import { sendReminders } from './commands/send-reminders.ts';
import { countOpen } from './queries/reminders.ts';

const RING = 'moderation:ring-alarms';
const LIFT = 'moderation:lift-sanctions';

export function tasks({ db, clock, metrics }: WorkerPlatform): Tasks {
  return {
    [RING]: async () => {
      await sendReminders(db, clock);
      metrics.casesOpen.reset();
      metrics.casesOverdue.reset();
      for (const { kind, open, overdue } of await countOpen(db, clock.now())) {
        metrics.casesOpen.set({ kind }, open);
        metrics.casesOverdue.set({ kind }, overdue);
      }
    },
    [LIFT]: () => liftExpired(db, clock),
  };
}

export const cron: readonly CronItem[] = [
  { task: RING, at: '*/5 * * * *' },
  { task: LIFT, at: '* * * * *' },
];
