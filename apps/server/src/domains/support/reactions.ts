import { formatDate, formatDateTime } from '@subrosa/rules/format/dates';
import { resolveLocale } from '@subrosa/rules/reference/locales';
import { reaction } from '../../platform/jobs/reaction.ts';
import { enqueueEmail } from '../../platform/mail/mailer.ts';
import { confirmUrl, unsubscribeUrl, oneClickUnsubscribeUrl } from './newsletter-links.ts';
import { findReply, findContactMessage, findPrivacyRequest, findSubscriber } from './queries.ts';

const localeOf = (tag: string) => resolveLocale(tag, { production: false });

export const reactions = [
  reaction('support.messageReceived', 'support.forward-message', async ({ tx, event, platform: { config } }) => {
    const message = await findContactMessage(tx, event.data.messageId);
    if (!message) return;
    await enqueueEmail(tx, config, {
      id: event.id,
      to: config.SUPPORT_EMAIL,
      replyTo: message.email,
      kind: 'contact-message',
      locale: 'en',
      facts: {
        reference: message.reference,
        fromEmail: message.email,
        message: message.message,
        receivedAt: formatDateTime(message.received_at, 'UTC'),
      },
    });
  }),

  reaction('support.privacyRequestFiled', 'support.acknowledge-privacy-request', async ({ tx, event, platform: { config } }) => {
    const request = await findPrivacyRequest(tx, event.data.requestId);
    if (!request) return;
    await enqueueEmail(tx, config, {
      id: `${event.id}-acknowledged`,
      to: request.email,
      kind: 'privacy-request-received',
      locale: localeOf(request.locale),
      facts: {
        reference: request.reference,
        acknowledgeBy: formatDate(request.acknowledge_by, localeOf(request.locale)),
        answerBy: formatDate(request.answer_by, localeOf(request.locale)),
      },
    });
  }),

  reaction('support.privacyRequestFiled', 'support.forward-privacy-request', async ({ tx, event, platform: { config } }) => {
    const request = await findPrivacyRequest(tx, event.data.requestId);
    if (!request) return;
    await enqueueEmail(tx, config, {
      id: `${event.id}-filed`,
      to: config.PRIVACY_EMAIL,
      kind: 'privacy-request-filed',
      locale: 'en',
      facts: {
        reference: request.reference,
        kind: request.kind,
        email: request.email,
        region: request.region ?? '–',
        details: request.details ?? '–',
        answerBy: formatDate(request.answer_by),
      },
    });
  }),

  // Without a note there is nothing to send: staff answered by other means.
  reaction('moderation.caseDecided', 'support.email-reply', async ({ tx, event, platform: { config } }) => {
    const { caseId, subjectKind, subjectId, decision } = event.data;
    if (subjectKind !== 'support_request' || decision !== 'answer') return;
    const answer = await findReply(tx, caseId);
    const supportRequest = (await findContactMessage(tx, subjectId)) ?? (await findPrivacyRequest(tx, subjectId));
    if (!supportRequest || answer === null) return;
    const { email: to, reference } = supportRequest;
    await enqueueEmail(tx, config, {
      id: event.id,
      to,
      kind: 'support-reply',
      locale: localeOf(supportRequest.locale),
      facts: { reference, answer },
    });
  }),

  reaction('support.newsletterRequested', 'support.email-newsletter-confirmation', async ({ tx, event, platform: { config } }) => {
    const reader = await findSubscriber(tx, event.data.subscriberId);
    if (reader?.state !== 'pending') return;
    await enqueueEmail(tx, config, {
      id: event.id,
      to: reader.email,
      kind: 'newsletter-confirm',
      locale: localeOf(reader.locale),
      facts: { name: reader.name, confirmUrl: confirmUrl(reader.id, config), unsubscribeUrl: unsubscribeUrl(reader.id, config) },
      unsubscribeUrl: oneClickUnsubscribeUrl(reader.id, config),
    });
  }),

  reaction('support.pageViewed', 'support.send-page-view', async ({ event, platform }) => {
    await platform.analytics.pageViewed(event.data.route);
  }),

  reaction('support.newsletterSubscribed', 'support.sync-subscriber', async ({ tx, event, platform }) => {
    const reader = await findSubscriber(tx, event.data.subscriberId);
    if (reader?.state !== 'subscribed') return;
    const outcome = await platform.newsletter.add(reader);
    if (outcome === 'rejected') platform.log.warn({ subscriber: reader.id }, 'the newsletter provider rejects the email address');
  }),

  reaction('support.newsletterUnsubscribed', 'support.sync-unsubscribe', async ({ tx, event, platform }) => {
    const reader = await findSubscriber(tx, event.data.subscriberId);
    if (reader?.state === 'unsubscribed') await platform.newsletter.remove(reader);
  }),
];
