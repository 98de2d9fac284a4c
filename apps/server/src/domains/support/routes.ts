import { supportRoutes } from '@subrosa/contract/support';
import { memberOf } from '../../platform/http/caller.ts';
import { respond, endpoints } from '../../platform/http/endpoint.ts';
import { confirmNewsletter } from './commands/confirm-newsletter.ts';
import { countPageView } from './commands/count-page-view.ts';
import { filePrivacyRequest } from './commands/file-privacy-request.ts';
import { joinNewsletter } from './commands/join-newsletter.ts';
import { unsubscribeNewsletter } from './commands/unsubscribe-newsletter.ts';
import { reportClientError } from './commands/report-client-error.ts';
import { sendContactMessage } from './commands/send-contact-message.ts';
import { policy } from './policy.ts';
import { getSupportRequest } from './get-support-request.ts';

export const routes = endpoints(supportRoutes, policy, {
  sendContactMessage: async ({ tx, body, locale }, { clock }) =>
    respond(await sendContactMessage(tx, { ...body, locale }, clock), { notice: 'support.messageReceived' }),

  joinNewsletter: async ({ tx, body, locale }, { clock }) => {
    await joinNewsletter(tx, { email: body.email, name: body.name, locale }, clock);
    return respond({}, { notice: 'support.newsletterPending' });
  },

  confirmNewsletter: async ({ tx, body }, { clock, config }) => {
    await confirmNewsletter(tx, body.token, { clock, secret: config.EMAIL_LINK_SECRET });
    return respond({}, { notice: 'support.newsletterConfirmed' });
  },

  unsubscribeNewsletter: async ({ tx, query }, { clock, config }) => {
    await unsubscribeNewsletter(tx, query.token, { clock, secret: config.EMAIL_LINK_SECRET });
    return respond({}, { notice: 'support.newsletterUnsubscribed' });
  },

  filePrivacyRequest: async ({ tx, body, locale }, { clock }) =>
    respond(await filePrivacyRequest(tx, { ...body, locale }, clock), { notice: 'support.privacyRequestReceived' }),

  getSupportRequest: ({ db, params, caller }, platform) =>
    getSupportRequest(db, { id: params.id, staffId: memberOf(caller).memberId }, platform),

  countPageView: async ({ tx, body }, { clock }) => {
    await countPageView(tx, body.route, clock);
    return {};
  },

  reportClientError: async ({ tx, body }, { clock, metrics }) => {
    metrics.clientErrors.inc();
    await reportClientError(tx, body, clock);
    return {};
  },
});
