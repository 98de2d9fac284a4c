import { twilioError, type TwilioErrorResponse } from './twilio-error.ts';

/** The text that one request asks Twilio to send. */
export interface OutgoingText {
  to: string;
  /** A number, or the sid of a messaging service. */
  from: string;
  body: string;
}

const E164 = /^\+[1-9]\d{6,14}$/;
const MESSAGING_SERVICE = /^MG[0-9a-f]{32}$/;
// The only sender of Twilio's test credentials.
const OWN_NUMBER = '+15005550006';
const LONGEST_BODY = 1600;

/** Parses the form of a request and reports errors in the same order as Twilio. */
export function parseOutgoingText(form: URLSearchParams): OutgoingText | TwilioErrorResponse {
  const to = form.get('To');
  const service = form.get('MessagingServiceSid');
  const from = service ?? form.get('From');
  const body = form.get('Body');
  if (!to) return twilioError(400, 21604, "A 'To' phone number is required.");
  if (!from) return twilioError(400, 21603, "A 'From' phone number is required.");
  if (!body) return twilioError(400, 21602, 'Message body is required.');
  if (Array.from(body).length > LONGEST_BODY)
    return twilioError(400, 21617, 'The concatenated message body exceeds the 1600 character limit.');
  if (service ? !MESSAGING_SERVICE.test(service) : from !== OWN_NUMBER) {
    return twilioError(400, 21606, `The 'From' phone number ${from} is not a valid, SMS-capable inbound phone number for your account.`);
  }
  if (!E164.test(to)) return twilioError(400, 21211, `The 'To' number ${to} is not a valid phone number.`);
  return { to, from, body };
}
