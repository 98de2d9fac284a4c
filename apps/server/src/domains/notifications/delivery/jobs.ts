import type { CronItem, Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import {
  FIND_MESSAGE_PUSHES,
  PUSH_MESSAGE,
  PROCESS_MAIL_FEEDBACK,
  SEND_DUE,
  SEND_PUSH,
  type MessagePushJob,
  type PushJob,
} from './jobs/job-names.ts';
import { processMailFeedback } from './jobs/process-mail-feedback.ts';
import { sendDue } from './jobs/send-due.ts';
import { sendPush } from './jobs/send-push.ts';
import { findMessagePushes } from './messages/find-message-pushes.ts';
import { pushMessage } from './messages/push-message.ts';

export const tasks = (platform: WorkerPlatform): Tasks => ({
  [SEND_DUE]: () => sendDue(platform),
  [SEND_PUSH]: (payload) => sendPush(payload as PushJob, platform),
  [FIND_MESSAGE_PUSHES]: (payload) => findMessagePushes(payload as object, platform),
  [PUSH_MESSAGE]: (payload) => pushMessage(payload as MessagePushJob, platform),
  [PROCESS_MAIL_FEEDBACK]: (payload) => processMailFeedback(payload as { raw: string }, platform),
});

export const cron: readonly CronItem[] = [
  { task: SEND_DUE, at: '* * * * *' },
  { task: FIND_MESSAGE_PUSHES, at: '* * * * *' },
];
