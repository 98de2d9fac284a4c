import type { FastifyInstance } from 'fastify';
import { datalinkTime } from './arizona.ts';
import { happen } from './happen.ts';
import type { Subscription } from './ledger.ts';
import { ACCOUNT } from './order.ts';
import type { Desk } from './desk.ts';

const xml = (content: string) => `<?xml version='1.0' standalone='yes'?>\n<results>${content}</results>\n`;

/** https://ccbill.com/doc/ccbill-api-guide: subscriptionManagement.cgi, the two actions that we use. */
export function mountDatalink(app: FastifyInstance, desk: Desk): void {
  app.post<{ Body: URLSearchParams }>('/billing/utils/subscriptionManagement.cgi', async (request, reply) => {
    if (desk.trouble === 'silence') return reply.hijack();
    if (desk.trouble === 'error') return reply.code(500).type('text/html').send('<h1>500 Internal Server Error</h1>');
    const asked = request.body;
    reply.type('text/xml; charset=utf-8');
    if (asked.get('clientAccnum') !== ACCOUNT || asked.get('username') !== 'sandbox' || asked.get('password') !== 'sandbox')
      return xml('-1');
    const subscription = desk.ledger.find(asked.get('subscriptionId') ?? '');
    if (!subscription) return xml('-3');
    if (asked.get('action') === 'viewSubscriptionStatus') return xml(statusOf(subscription));
    if (asked.get('action') !== 'cancelSubscription') return xml('-4');
    if (subscription.expired) return xml('-12');
    if (!subscription.cancelledAt) await cancel(subscription, desk);
    return xml('1');
  });
}

/** The answer does not wait for the report, and neither does the provider. */
async function cancel(subscription: Subscription, desk: Desk): Promise<void> {
  const at = new Date();
  happen('Cancellation', subscription, at);
  setImmediate(() => void desk.report('Cancellation', subscription, { at, note: 'asked for by DataLink' }));
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
    ['voidsIssued', 0],
  ]
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('');
}
