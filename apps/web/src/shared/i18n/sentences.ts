import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { connectionProblems } from '@subrosa/contract/client/errors';
import type { NoticeCode } from '@subrosa/contract/notices';
import type { FieldProblem, RefusalCode } from '@subrosa/contract/refusals';

export type Code = RefusalCode | FieldProblem | NoticeCode | keyof typeof connectionProblems;

/** What the service says, in the reader's language. The type makes a code without a sentence a compile error. */
const sentences: Record<Code, MessageDescriptor> = {
  'request.invalid': msg`Please check the marked fields.`,
  'request.unreadable': msg`We could not read this request. Please reload the page and try again.`,
  'request.tooLarge': msg`This is too large to send. Please shorten it.`,
  'request.unsupportedType': msg`This kind of content is not accepted here.`,
  'auth.required': msg`Authentication is required to continue`,
  'auth.chatTokenExpired': msg`jwt expired`,
  'page.missing': msg`This page is not available`,
  'version.required': msg`Please reload before saving, so that you see the latest version.`,
  'version.stale': msg`This was changed in another window. Reload to see the latest version.`,
  'idempotency.keyReused': msg`This request was already sent with other contents. Please reload the page.`,
  'rate.limited': msg`Too many attempts. Please wait a little and try again.`,
  'server.failed': msg`Something went wrong on our side. Please try again in a moment.`,
  'server.busy': msg`We are very busy right now. Please try again in a moment.`,
  'support.linkInvalid': msg`This link is not valid any more. Please ask for a new one.`,
  'field.required': msg`Field is required!`,
  'field.invalid': msg`Please check this field.`,
  'field.tooLong': msg`This is too long.`,
  'field.tooShort': msg`This is too short.`,
  'field.notAChoice': msg`Please choose one of the options.`,
  'email.required': msg`Email is required!`,
  'email.invalid': msg`Must be a valid email!`,
  'message.required': msg`Message is required!`,
  'support.messageReceived': msg`Thank you. Your message has reached us.`,
  'support.privacyRequestReceived': msg`Thank you. We have received your request and will write to you.`,
  'support.newsletterPending': msg`Almost done: please open the email that we just sent you.`,
  'support.newsletterConfirmed': msg`Your address is confirmed.`,
  'support.newsletterLeft': msg`You will not receive further newsletters.`,
  'network.failed': msg`We could not reach the service. Please check your connection and try again.`,
  'network.timeout': msg`This took too long. Please try again.`,
};

/** The sentence of a code; a code that this release does not know is shown in the English of the answer. */
export function sentenceFor(code: string | undefined, fallback: string): string {
  const descriptor = (sentences as Partial<Record<string, MessageDescriptor>>)[code ?? ''];
  return descriptor ? i18n._(descriptor) : fallback;
}
