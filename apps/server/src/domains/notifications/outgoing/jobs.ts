import type { CronItem, Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { READ_MAIL_REPORT, SEND_DUE, SEND_PUSH, type PushJob } from './jobs/names.ts';
import { readMailReport } from './jobs/read-mail-report.ts';
import { sendDue } from './jobs/send-due.ts';
import { sendPush } from './jobs/send-push.ts';

export const tasks = (platform: WorkerPlatform): Tasks => ({
  [SEND_DUE]: () => sendDue(platform),
  [SEND_PUSH]: (payload) => sendPush(payload as PushJob, platform),
  [READ_MAIL_REPORT]: (payload) => readMailReport(payload as { raw: string }, platform),
});

export const cron: readonly CronItem[] = [{ task: SEND_DUE, at: '* * * * *' }];
