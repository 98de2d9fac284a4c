import type { ArticleSlug } from './article-slugs.ts';

/** The parts of the app that link to the help, each with its article. A test finds every topic in the code, and every article here. */
export const helpTopics = {
  wizardSeeking: 'start-looking',
  wizardOffering: 'start-offering',
  audiences: 'who-sees-what',
  boundaries: 'meeting',
  payment: 'paying-without-escrow',
  newRequest: 'requests',
  unpublished: 'requests',
  declaration: 'picture-of-me',
  depictions: 'picture-of-me',
  blockedMembers: 'connections-blocks-reports',
  decisions: 'decisions-appeals',
  unlock: 'recovery',
  messages: 'encryption',
  deletion: 'leaving',
  verification: 'verification',
  upgrade: 'premium',
  failedPayment: 'premium',
  outsideLink: 'scams',
  notices: 'blackmail',
} as const satisfies Record<string, ArticleSlug>;

export type HelpTopic = keyof typeof helpTopics;
