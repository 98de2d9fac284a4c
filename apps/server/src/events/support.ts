/** Events of the support domain. */
export interface SupportEvents {
  'support.messageReceived': { messageId: string };
  'support.privacyRequestFiled': { requestId: string };
  'support.pageViewed': { route: string };
  'support.newsletterAsked': { subscriberId: string };
  'support.newsletterJoined': { subscriberId: string };
  'support.newsletterLeft': { subscriberId: string };
}
