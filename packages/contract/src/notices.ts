/** What a successful answer may say, by code; the web app translates the code. */
export const notices = {
  'support.messageReceived': 'Thank you. Your message has reached us.',
  'support.privacyRequestReceived': 'Thank you. We have received your request and will write to you.',
  'support.newsletterPending': 'Almost done: please open the email that we just sent you.',
  'support.newsletterConfirmed': 'Your address is confirmed.',
  'support.newsletterLeft': 'You will not receive further newsletters.',
  'accounts.checkInbox': 'Please check your inbox: if this address can be used, an email is on its way.',
  'accounts.passwordChanged': 'Your password is changed. Other devices were signed out.',
  'accounts.usernameChanged': 'Your username is changed.',
  'accounts.emailChangeAsked': 'Please open the email that we sent to the new address.',
  'accounts.phoneVerified': 'Your phone number is verified.',
  'accounts.phoneRemoved': 'Your phone number was removed.',
  'accounts.settingsSaved': 'Saved.',
  'accounts.exportAsked': 'We are preparing your data. An email will say when it is ready.',
  'accounts.secondFactorRemoved': 'Removed.',
  'connections.reported': 'Thank you. We will look at your report; the member does not learn of it.',
  'requests.posted': 'Your request is published.',
  'requests.unpublished': 'Your request is saved, and hidden for now: please look at the marked passages.',
  'requests.saved': 'Saved.',
  'requests.withdrawn': 'Your request is withdrawn.',
  'requests.deleted': 'Your request is deleted.',
  'requests.reviewAsked': 'Thank you. We will look at your request and tell you.',
  'requests.published': 'Your request is published again.',
  'requests.reported': 'Thank you. We will look at this request; its owner does not learn of you.',
  'devices.removed': 'The device was signed out.',
} as const satisfies Record<string, string>;

export type NoticeCode = keyof typeof notices;
