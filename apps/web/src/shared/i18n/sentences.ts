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
  'auth.failed': msg`Email, username or password is wrong. The account locks after 5 unsuccessful attempts; use Forgot password if you are not sure.`,
  'auth.locked': msg`This account is locked after 5 unsuccessful attempts. Wait 24 hours, reset the password or contact support.`,
  'auth.unverified': msg`Please open the email that we sent you to confirm your address, then log in.`,
  'auth.deviceLimit': msg`Only 2 sessions are allowed. Log out on another device, or let us email you a link to manage your devices.`,
  'auth.suspended': msg`This account is suspended. Please contact support.`,
  'auth.secondFactorFailed': msg`This code or passkey was not accepted. Please try again.`,
  'auth.secondFactorExpired': msg`This took too long. Please log in again.`,
  'accounts.proofInvalid': msg`Your browser’s proof of work has expired. Please try again.`,
  'accounts.linkInvalid': msg`This link is not valid any more. Please ask for a new one.`,
  'accounts.passwordWrong': msg`The password is wrong.`,
  'accounts.passwordSame': msg`The new password must differ from the old one.`,
  'accounts.phoneBlocked': msg`Too many attempts to verify this phone. Please try again in 24 hours.`,
  'accounts.phoneCodeWrong': msg`This code is wrong or too old. Please check it, or ask for a new one.`,
  'accounts.secondFactorExists': msg`An authenticator app is set up already. Remove it first.`,
  'support.linkInvalid': msg`This link is not valid any more. Please ask for a new one.`,
  'field.required': msg`Field is required!`,
  'field.invalid': msg`Please check this field.`,
  'field.tooLong': msg`This is too long.`,
  'field.tooShort': msg`This is too short.`,
  'field.notAChoice': msg`Please choose one of the options.`,
  'email.required': msg`Email is required!`,
  'email.invalid': msg`Must be a valid email!`,
  'email.taken': msg`This email is already in use. Please use Forgot password to reset your password.`,
  'password.wrong': msg`The password is wrong.`,
  'username.required': msg`Username is required!`,
  'username.spaces': msg`The username cannot contain spaces.`,
  'username.characters': msg`The username can contain letters and digits only.`,
  'username.tooShort': msg`The username needs at least 3 characters.`,
  'username.tooLong': msg`The username can have at most 30 characters.`,
  'username.reserved': msg`This username is not available. Please choose another one.`,
  'username.taken': msg`This username is already in use. Please choose another one.`,
  'agreement.required': msg`Please make sure you have read out Terms and Privacy Policy`,
  'age.required': msg`Please confirm you are over 19!`,
  'proof.required': msg`Please wait until your browser has finished its proof of work.`,
  'phone.required': msg`Phone number is required!`,
  'phone.invalid': msg`Please enter a valid phone number, with its country code.`,
  'phone.code': msg`Please enter the 6 digits of the text message.`,
  'timeZone.unknown': msg`Please choose a time zone from the list.`,
  'locale.unknown': msg`Please choose one of the languages.`,
  'message.required': msg`Message is required!`,
  'support.messageReceived': msg`Thank you. Your message has reached us.`,
  'support.privacyRequestReceived': msg`Thank you. We have received your request and will write to you.`,
  'support.newsletterPending': msg`Almost done: please open the email that we just sent you.`,
  'support.newsletterConfirmed': msg`Your address is confirmed.`,
  'support.newsletterLeft': msg`You will not receive further newsletters.`,
  'accounts.checkInbox': msg`Please check your inbox: if this address can be used, an email is on its way.`,
  'accounts.passwordChanged': msg`Your password is changed. Other devices were signed out.`,
  'accounts.usernameChanged': msg`Your username is changed.`,
  'accounts.emailChangeAsked': msg`Please open the email that we sent to the new address.`,
  'accounts.phoneVerified': msg`Your phone number is verified.`,
  'accounts.phoneRemoved': msg`Your phone number was removed.`,
  'accounts.settingsSaved': msg`Saved.`,
  'accounts.exportAsked': msg`We are preparing your data. An email will say when it is ready.`,
  'accounts.secondFactorRemoved': msg`Removed.`,
  'devices.removed': msg`The device was signed out.`,
  'network.failed': msg`We could not reach the service. Please check your connection and try again.`,
  'network.timeout': msg`This took too long. Please try again.`,
};

export function sentenceOf(code: Code): string {
  return i18n._(sentences[code]);
}

/** The sentence of a code; a code that this release does not know is shown in the English of the answer. */
export function sentenceFor(code: string | undefined, fallback: string): string {
  const descriptor = (sentences as Partial<Record<string, MessageDescriptor>>)[code ?? ''];
  return descriptor ? i18n._(descriptor) : fallback;
}
