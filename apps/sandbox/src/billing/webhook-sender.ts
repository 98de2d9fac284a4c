import { ACCOUNT, SUBACCOUNT } from './order.ts';
import type { EventType, Fields } from './reports.ts';

export interface SentWebhook {
  type: EventType;
  subscription: string;
  at: Date;
  /** The HTTP status of the response; 0 without a response. */
  status: number;
  note: string;
  fields: Fields;
}

export interface WebhookSender {
  webhookUrl: string;
  /** `from`: the IP address that the webhook claims, if it is not the provider's. */
  send(type: EventType, fields: Fields, options?: { from?: string; note?: string }): Promise<SentWebhook>;
  /** Newest first. */
  list(): readonly SentWebhook[];
}

const CAPACITY = 200;
const TIMEOUT = 15_000;

/** Sends webhooks to the app as JSON, with the event type in the URL. */
export function createWebhookSender(webhookUrl: string): WebhookSender {
  let sent: readonly SentWebhook[] = [];
  const sender: WebhookSender = {
    webhookUrl,
    send: async (type, fields, { from, note = '' } = {}) => {
      const url = new URL(sender.webhookUrl);
      const query = { clientAccnum: ACCOUNT, clientSubacc: SUBACCOUNT, eventType: type, eventGroupType: 'Subscription' };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      const headers = { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) };
      const status = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(fields),
        signal: AbortSignal.timeout(TIMEOUT),
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      const one = { type, subscription: fields['subscriptionId'] ?? '', at: new Date(), status, note, fields };
      sent = [one, ...sent].slice(0, CAPACITY);
      return one;
    },
    list: () => sent,
  };
  return sender;
}
