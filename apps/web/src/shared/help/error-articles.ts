import type { Failure } from '@subrosa/contract/envelope';
import type { ErrorCode, FieldProblem } from '@subrosa/contract/error-codes';
import type { ArticleSlug } from './article-slugs.ts';

/** The errors that an article explains, by their codes. Errors whose message states everything have none. */
export const errorArticles = {
  'accounts.guessesLocked': 'recovery',
  'auth.deviceLimit': 'recovery',
  'auth.locked': 'recovery',
  'auth.suspended': 'decisions-appeals',
  'connections.dailyLimit': 'connections-blocks-reports',
  'connections.notConnected': 'connections-blocks-reports',
  'connections.requestedRecently': 'connections-blocks-reports',
  'connections.tooManyPending': 'connections-blocks-reports',
  'conversations.attachUpgrade': 'premium',
  'conversations.deviceNotCertified': 'encryption',
  'conversations.epochInvalid': 'encryption',
  'conversations.groupUpgrade': 'premium',
  'conversations.messageInvalid': 'encryption',
  'conversations.readUpgrade': 'premium',
  'conversations.reportInvalid': 'connections-blocks-reports',
  'conversations.sendUpgrade': 'premium',
  'conversations.startUpgrade': 'premium',
  'conversations.verificationRequired': 'verification',
  'documents.limitReached': 'verification',
  'explore.filterUpgrade': 'premium',
  'explore.pagesUpgrade': 'premium',
  'media.consentRequired': 'picture-of-me',
  'media.declarationMissing': 'picture-of-me',
  'media.personUnknown': 'picture-of-me',
  'media.releaseMissing': 'picture-of-me',
  'media.tooManyFiles': 'requests',
  'moderation.alreadyAppealed': 'decisions-appeals',
  'moderation.appealPeriodOver': 'decisions-appeals',
  'requests.alreadyWithdrawn': 'requests',
  'requests.dailyLimit': 'requests',
  'requests.editUpgrade': 'requests',
  'requests.prohibitedWord': 'requests',
  'requests.stillFlagged': 'requests',
  'subscriptions.alreadyLifetime': 'premium',
  'subscriptions.alreadyPaid': 'premium',
  'subscriptions.alreadyRenews': 'premium',
  'subscriptions.notRenewing': 'premium',
  'subscriptions.samePlan': 'premium',
  'subscriptions.sellersPayNothing': 'premium',
  'verification.ageCheckUnavailable': 'verification',
  'verification.alreadyApplied': 'premium',
  'verification.alreadyPending': 'verification',
  'verification.alreadyVerified': 'verification',
  'verification.documentExpired': 'verification',
  'verification.documentRequired': 'verification',
  'verification.documentsMissing': 'verification',
} as const satisfies Partial<Record<ErrorCode | FieldProblem, ArticleSlug>>;

export interface ErrorCodes {
  code: string | undefined;
  fields?: Failure['fields'];
}

/** The article about the error, or about the first of its fields that has one. */
export function articleOf({ code, fields = {} }: ErrorCodes): ArticleSlug | undefined {
  const articles = new Map<string | undefined, ArticleSlug>(Object.entries(errorArticles));
  const codes = [code, ...Object.values(fields).map((field) => field.code)];
  return articles.get(codes.find((one) => articles.has(one)));
}
