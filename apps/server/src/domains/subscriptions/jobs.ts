import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { cancelUnwanted } from './billing/cancel-unwanted.ts';
import { confirmPayments } from './billing/confirm-payments.ts';
import { CANCEL_UNWANTED, CONFIRM, PROCESS_WEBHOOK, type ConfirmJob } from './billing/jobs.ts';
import { processWebhook } from './billing/process-webhook.ts';
import { reconcile } from './billing/reconcile.ts';
import { processDue } from './billing/process-due.ts';

const PROCESS_DUE = 'subscriptions:process-due';
const RECONCILE = 'subscriptions:reconcile';

export const tasks = (platform: WorkerPlatform): Tasks => ({
  [PROCESS_WEBHOOK]: (payload) => processWebhook(payload as { eventId: string }, platform),
  [CONFIRM]: (payload) => confirmPayments(payload as ConfirmJob, platform),
  [CANCEL_UNWANTED]: () => cancelUnwanted(platform),
  [PROCESS_DUE]: () => processDue(platform),
  [RECONCILE]: async () => {
    await cancelUnwanted(platform);
    await reconcile(platform);
  },
});

export const cron: readonly CronItem[] = [
  { task: PROCESS_DUE, at: '7 * * * *' },
  { task: RECONCILE, at: '40 4 * * *' },
];
