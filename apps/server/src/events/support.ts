/** Events of the support domain. */
export interface SupportEvents {
  'support.messageReceived': { messageId: string };
  'support.privacyRequestFiled': { requestId: string };
  'support.pageViewed': { route: string };
  'support.newsletterRequested': { subscriberId: string };
  'support.newsletterSubscribed': { subscriberId: string };
  'support.newsletterUnsubscribed': { subscriberId: string };
}
