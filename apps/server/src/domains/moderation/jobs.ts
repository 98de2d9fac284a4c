import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { liftExpired } from './commands/lift-sanction.ts';
import { sendReminders } from './commands/send-reminders.ts';
import { countOpen } from './queries/reminders.ts';

const SEND_REMINDERS = 'moderation:send-reminders';
const LIFT_SANCTIONS = 'moderation:lift-sanctions';

export function tasks({ db, clock, metrics }: WorkerPlatform): Tasks {
  return {
    [SEND_REMINDERS]: async () => {
      await sendReminders(db, clock);
      metrics.casesOpen.reset();
      metrics.casesOverdue.reset();
      for (const { kind, open, overdue } of await countOpen(db, clock.now())) {
        metrics.casesOpen.set({ kind }, open);
        metrics.casesOverdue.set({ kind }, overdue);
      }
    },
    [LIFT_SANCTIONS]: () => liftExpired(db, clock),
  };
}

export const cron: readonly CronItem[] = [
  { task: SEND_REMINDERS, at: '*/5 * * * *' },
  { task: LIFT_SANCTIONS, at: '* * * * *' },
];
