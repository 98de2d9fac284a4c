import type { CronItem, Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { LOOK_FOR_MESSAGES, PUSH_MESSAGE, READ_MAIL_REPORT, SEND_DUE, SEND_PUSH, type MessagePushJob, type PushJob } from './jobs/names.ts';
import { readMailReport } from './jobs/read-mail-report.ts';
import { sendDue } from './jobs/send-due.ts';
import { sendPush } from './jobs/send-push.ts';
import { lookForMessages } from './messages/look-for-messages.ts';
import { pushMessage } from './messages/push-message.ts';

export const tasks = (platform: WorkerPlatform): Tasks => ({
  [SEND_DUE]: () => sendDue(platform),
  [SEND_PUSH]: (payload) => sendPush(payload as PushJob, platform),
  [LOOK_FOR_MESSAGES]: (payload) => lookForMessages(payload as object, platform),
  [PUSH_MESSAGE]: (payload) => pushMessage(payload as MessagePushJob, platform),
  [READ_MAIL_REPORT]: (payload) => readMailReport(payload as { raw: string }, platform),
});

export const cron: readonly CronItem[] = [
  { task: SEND_DUE, at: '* * * * *' },
  { task: LOOK_FOR_MESSAGES, at: '* * * * *' },
];
