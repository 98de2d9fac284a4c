import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';

export const PROCESS_WEBHOOK = 'subscriptions:process-webhook';
export const CONFIRM = 'subscriptions:confirm-payment';
export const CANCEL_UNWANTED = 'subscriptions:cancel-superseded';

export interface ConfirmJob {
  subscription: string;
  attempt: number;
}

const MINUTE = 60_000;
const FIRST_WAIT = MINUTE;
const ATTEMPTS = 8;

export async function enqueueProcessWebhook(tx: Tx, eventId: string): Promise<void> {
  await enqueue(tx, PROCESS_WEBHOOK, { eventId }, { key: `${PROCESS_WEBHOOK}/${eventId}` });
}

/** Retries with exponential delays; after the last attempt, the daily reconciliation asks the provider. */
export async function enqueueConfirmPayment(tx: Tx, { subscription, attempt }: ConfirmJob, now: Date): Promise<void> {
  if (attempt >= ATTEMPTS) return;
  const runAt = new Date(now.getTime() + FIRST_WAIT * 2 ** attempt);
  await enqueue(tx, CONFIRM, { subscription, attempt: attempt + 1 }, { key: `${CONFIRM}/${subscription}`, runAt });
}

export async function enqueueCancelSuperseded(tx: Tx): Promise<void> {
  await enqueue(tx, CANCEL_UNWANTED, {}, { key: CANCEL_UNWANTED });
}
