/** What a successful answer may say, by code; the web app translates the code. */
export const notices = {
  'support.messageReceived': 'Thank you. Your message has reached us.',
  'support.privacyRequestReceived': 'Thank you. We have received your request and will write to you.',
  'support.newsletterPending': 'Almost done: please open the email that we just sent you.',
  'support.newsletterConfirmed': 'Your address is confirmed.',
  'support.newsletterLeft': 'You will not receive further newsletters.',
} as const satisfies Record<string, string>;

export type NoticeCode = keyof typeof notices;
