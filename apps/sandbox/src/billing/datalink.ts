import type { FastifyInstance } from 'fastify';
import { datalinkTime } from './arizona.ts';
import { applyEvent } from './apply-event.ts';
import type { Subscription } from './ledger.ts';
import { ACCOUNT } from './order.ts';
import type { Provider } from './provider.ts';

const xml = (content: string) => `<?xml version='1.0' standalone='yes'?>\n<results>${content}</results>\n`;

const HOUR = 3_600_000;
const MOST_FAILED_LOGINS = 3;
const isNumber = (text: string | null, digits: number) => new RegExp(`^\\d{${digits}}$`).test(text ?? '');

/** "CCBill API Guide": subscriptionManagement.cgi with its return codes, for the two actions that the app uses. */
export function mountDatalink(app: FastifyInstance, provider: Provider): void {
  let failedLogins: readonly number[] = [];

  /** Three wrong passwords within an hour lock the account for an hour. */
  function loginError(query: URLSearchParams): string | null {
    const now = Date.now();
    failedLogins = failedLogins.filter((at) => at > now - HOUR);
    if (failedLogins.length >= MOST_FAILED_LOGINS) return '-12';
    const isKnown = query.get('clientAccnum') === ACCOUNT && query.get('username') === 'sandbox' && query.get('password') === 'sandbox';
    if (!isKnown) failedLogins = [...failedLogins, now];
    return isKnown ? null : '-1';
  }

  function argumentError(query: URLSearchParams): string | null {
    if (!['viewSubscriptionStatus', 'cancelSubscription'].includes(query.get('action') ?? '')) return '-6';
    const subaccount = query.get('usingSubacc') ?? query.get('clientSubacc');
    if (!isNumber(subaccount, 4) || query.get('returnXML') !== '1') return '-5';
    return /^\d{1,20}$/.test(query.get('subscriptionId') ?? '') ? null : '-2';
  }

  app.post<{ Body: URLSearchParams }>('/billing/utils/subscriptionManagement.cgi', async (request, reply) => {
    if (provider.datalinkFailure === 'silence') return reply.hijack();
    if (provider.datalinkFailure === 'error') return reply.code(500).type('text/html').send('<h1>500 Internal Server Error</h1>');
    const query = request.body;
    reply.type('text/xml; charset=utf-8');
    const error = loginError(query) ?? argumentError(query);
    if (error) return xml(error);
    const subscription = provider.ledger.find(query.get('subscriptionId') ?? '');
    if (!subscription) return xml('-3');
    if (query.get('action') === 'viewSubscriptionStatus') return xml(statusOf(subscription));
    // The provider does not document its response for a subscription that has ended.
    if (subscription.expired) return xml('0');
    if (!subscription.cancelledAt) await cancel(subscription, provider);
    return xml('1');
  });
}

/** The response does not wait for the webhook, as at the provider. */
async function cancel(subscription: Subscription, provider: Provider): Promise<void> {
  const at = new Date();
  applyEvent('Cancellation', subscription, at);
  setImmediate(() => void provider.report('Cancellation', subscription, { at, note: 'requested through DataLink' }));
}

function statusOf(subscription: Subscription): string {
  const { signedUpAt, expiresAt, cancelledAt, expired, timesRebilled, refunds, chargebacks } = subscription;
  const status = expired ? '0' : cancelledAt ? '1' : '2';
  return [
    ['cancelDate', cancelledAt ? datalinkTime(cancelledAt) : ''],
    ['chargebacksIssued', chargebacks],
    ['expirationDate', datalinkTime(expiresAt)],
    ['recurringSubscription', 1],
    ['refundsIssued', refunds],
    ['signupDate', datalinkTime(signedUpAt)],
    ['subscriptionStatus', status],
    ['timesRebilled', timesRebilled],
    ['returnsIssued', 0],
    ['voidsIssued', 0],
  ]
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('');
}
