import { ACCOUNT, SUBACCOUNT } from './order.ts';
import type { EventType, Fields } from './reports.ts';

export interface Sent {
  type: EventType;
  subscription: string;
  at: Date;
  /** What the house answered; 0 where it did not. */
  status: number;
  note: string;
  fields: Fields;
}

export interface Courier {
  webhookUrl: string;
  /** `from`: the address it seems to come from, where it is not the provider's. */
  send(type: EventType, fields: Fields, how?: { from?: string; note?: string }): Promise<Sent>;
  /** Newest first. */
  list(): readonly Sent[];
}

const CAPACITY = 200;
const TIMEOUT = 15_000;

/** Brings reports to the house, as JSON, with the type in the address. */
export function createCourier(webhookUrl: string): Courier {
  let sent: readonly Sent[] = [];
  const courier: Courier = {
    webhookUrl,
    send: async (type, fields, { from, note = '' } = {}) => {
      const url = new URL(courier.webhookUrl);
      const query = { clientAccnum: ACCOUNT, clientSubacc: SUBACCOUNT, eventType: type, eventGroupType: 'Subscription' };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      const headers = { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) };
      const status = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(fields),
        signal: AbortSignal.timeout(TIMEOUT),
      }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      const one = { type, subscription: fields['subscriptionId'] ?? '', at: new Date(), status, note, fields };
      sent = [one, ...sent].slice(0, CAPACITY);
      return one;
    },
    list: () => sent,
  };
  return courier;
}
