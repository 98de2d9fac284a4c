import type { Tx } from '../../../../platform/db/database.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';

export const SEND_DUE = 'notifications:send-due';
export const SEND_PUSH = 'notifications:push';
export const FIND_MESSAGE_PUSHES = 'notifications:look-for-messages';
export const PUSH_MESSAGE = 'notifications:push-message';
export const PROCESS_MAIL_FEEDBACK = 'notifications:read-mail-report';

/** A push to one device, about news since a number. */
export interface PushJob {
  deviceId: string;
  since: number;
  unlisted: number;
}

/** A push to one device, about messages. */
export interface MessagePushJob {
  deviceId: string;
}

/** Sends what is due. Waiting ones are one job; not one for the whole house, or all who tell would wait for each other. */
export async function enqueueSendDue(tx: Tx, memberId: string): Promise<void> {
  await enqueue(tx, SEND_DUE, {}, { key: `${SEND_DUE}/${memberId.slice(0, 2)}` });
}

/** One waits for a device at most: a newer one says everything that the older would have said. */
export async function enqueuePush(tx: Tx, job: PushJob, runAt?: Date): Promise<void> {
  await enqueue(tx, SEND_PUSH, job, { key: `${SEND_PUSH}/${job.deviceId}`, ...(runAt && { runAt }) });
}

export async function enqueuePushMessage(tx: Tx, job: MessagePushJob, runAt?: Date): Promise<void> {
  await enqueue(tx, PUSH_MESSAGE, job, { key: `${PUSH_MESSAGE}/${job.deviceId}`, ...(runAt && { runAt }) });
}

/** Between the minutes, at these moments. */
export async function enqueueFindMessagePushes(tx: Tx, moments: readonly Date[]): Promise<void> {
  for (const [number, runAt] of moments.entries())
    await enqueue(tx, FIND_MESSAGE_PUSHES, {}, { key: `${FIND_MESSAGE_PUSHES}/${number}`, runAt });
}

/** A mail that came back, as the mail server handed it over, in base64. */
export async function enqueueMailFeedback(tx: Tx, raw: string): Promise<void> {
  await enqueue(tx, PROCESS_MAIL_FEEDBACK, { raw });
}
