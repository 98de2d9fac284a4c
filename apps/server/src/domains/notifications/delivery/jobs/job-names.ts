import type { Tx } from '../../../../platform/db/database.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';

export const SEND_DUE = 'notifications:send-due';
export const SEND_PUSH = 'notifications:send-push';
export const FIND_MESSAGE_PUSHES = 'notifications:find-message-pushes';
export const PUSH_MESSAGE = 'notifications:send-message-push';
export const PROCESS_MAIL_FEEDBACK = 'notifications:process-mail-feedback';

/** A push to one device, about notifications from a sequence number on. */
export interface PushJob {
  deviceId: string;
  fromSequence: number;
  unlistedCount: number;
}

/** A push to one device, about messages. */
export interface MessagePushJob {
  deviceId: string;
}

/** One pending job per prefix of member ids: a single job for all members would make every notifying transaction wait for the others. */
export async function enqueueSendDue(tx: Tx, memberId: string): Promise<void> {
  await enqueue(tx, SEND_DUE, {}, { key: `${SEND_DUE}/${memberId.slice(0, 2)}` });
}

/** At most one pending job per device: a newer push contains everything that an older one would. */
export async function enqueuePush(tx: Tx, job: PushJob, runAt?: Date): Promise<void> {
  await enqueue(tx, SEND_PUSH, job, { key: `${SEND_PUSH}/${job.deviceId}`, ...(runAt && { runAt }) });
}

export async function enqueuePushMessage(tx: Tx, job: MessagePushJob, runAt?: Date): Promise<void> {
  await enqueue(tx, PUSH_MESSAGE, job, { key: `${PUSH_MESSAGE}/${job.deviceId}`, ...(runAt && { runAt }) });
}

/** Additional checks between the ones that run every minute. */
export async function enqueueFindMessagePushes(tx: Tx, moments: readonly Date[]): Promise<void> {
  for (const [number, runAt] of moments.entries())
    await enqueue(tx, FIND_MESSAGE_PUSHES, {}, { key: `${FIND_MESSAGE_PUSHES}/${number}`, runAt });
}

/** `raw` is the returned email from the mail server, in base64. */
export async function enqueueMailFeedback(tx: Tx, raw: string): Promise<void> {
  await enqueue(tx, PROCESS_MAIL_FEEDBACK, { raw });
}
