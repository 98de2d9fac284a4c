import type { Billing, ProviderStatus } from './billing.ts';
import { parseCcbillWebhook } from './ccbill-webhooks.ts';

export interface CcbillAccount {
  datalinkUrl: string;
  account: string;
  subaccount: string;
  username: string;
  password: string;
  timeoutMilliseconds: number;
}

/** https://ccbill.com/doc/ccbill-api-guide: the DataLink's subscription management, and the parser of webhooks. */
export function ccbillBilling(account: CcbillAccount): Billing {
  const request = async (action: 'viewSubscriptionStatus' | 'cancelSubscription', subscription: string) => {
    const answer = await fetch(account.datalinkUrl, {
      method: 'POST',
      body: new URLSearchParams({
        clientAccnum: account.account,
        usingSubacc: account.subaccount,
        username: account.username,
        password: account.password,
        action,
        subscriptionId: subscription,
        returnXML: '1',
      }),
      // A redirect would send our password to a host that is not configured.
      redirect: 'error',
      signal: AbortSignal.timeout(account.timeoutMilliseconds),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the billing provider answered ${answer.status} to ${action}`);
    return parseXml(text);
  };

  async function status(subscription: string): Promise<ProviderStatus | null> {
    const found = await request('viewSubscriptionStatus', subscription);
    if (found.has('subscriptionStatus')) return statusOf(found);
    const code = found.get('results');
    if (code === UNKNOWN) return null;
    throw new Error(`the billing provider answered ${code ?? 'nothing'} to viewSubscriptionStatus`);
  }

  return {
    read: (eventType, report, receivedAt) => parseCcbillWebhook(eventType, report, receivedAt, account.account),
    status,
    cancel: async (subscription) => {
      const code = (await request('cancelSubscription', subscription)).get('results');
      if (code === SUCCESS) return;
      // No return code means "already ended", so the status is queried. An unclear result must throw, because the member would
      // still be charged.
      if ((await status(subscription))?.renews) {
        throw new Error(`the billing provider answered ${code ?? 'nothing'} to cancelSubscription`);
      }
    },
  };
}

// "CCBill API Guide", return codes: 1 is success; -1 to -12 mean wrong arguments, a wrong account or a failure of CCBill.
const SUCCESS = '1';
const UNKNOWN = '-3';

/** Parses flat XML: each element holds one value. */
function parseXml(text: string): Map<string, string> {
  return new Map(Array.from(text.matchAll(/<(\w+)>([^<]{0,200})<\/\1>/g), ([, name = '', value = '']) => [name, value.trim()]));
}

/** `subscriptionStatus`: 0 ended, 1 active until its end, 2 renews. */
function statusOf(found: ReadonlyMap<string, string>): ProviderStatus {
  const status = found.get('subscriptionStatus') ?? '';
  if (!/^[012]$/.test(status)) throw new Error(`the billing provider answered with the status ${status}`);
  const count = (name: string) => Number.parseInt(found.get(name) ?? '0', 10) || 0;
  return {
    active: status !== '0',
    renews: status === '2',
    timesRebilled: count('timesRebilled'),
    signedUpAt: timeOf(found.get('signupDate')),
    cancelledAt: timeOf(found.get('cancelDate')),
    expiresAt: timeOf(found.get('expirationDate')),
    refunds: count('refundsIssued') + count('voidsIssued'),
    chargebacks: count('chargebacksIssued'),
  };
}

/** `20261116` or `20261116093000`, in the time of Arizona. */
function timeOf(text: string | undefined): Date | null {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d))?$/.exec(text ?? '') ?? [];
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}-07:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}
