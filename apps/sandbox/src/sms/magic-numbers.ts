import { twilioError, type TwilioErrorResponse } from './twilio-error.ts';

/** How the simulator responds to a text to one number, whatever its content. */
export interface Magic {
  description: string;
  /** Null leaves the request without a response. */
  response: TwilioErrorResponse | null;
  /** The next attempt succeeds; the one after that fails again. */
  once: boolean;
}

const rejected = (code: number, message: string): Magic => ({
  description: `${code}: ${message}`,
  response: twilioError(400, code, message),
  once: false,
});

// The gateway in front of Twilio does not respond in Twilio's format.
const gatewayPage: TwilioErrorResponse = { status: 503, type: 'text/html', body: '<h1>503 Service Temporarily Unavailable</h1>' };

/** https://www.twilio.com/docs/iam/test-credentials, and four numbers of our own, because that table has no temporary failure. */
export const magicRecipients: ReadonlyMap<string, Magic> = new Map([
  ['+15005550001', rejected(21211, "The 'To' number +15005550001 is not a valid phone number.")],
  ['+15005550002', rejected(21612, "The 'To' phone number: +15005550002, is not currently reachable via SMS.")],
  // One of our own numbers. Twilio's table has error 21408 here, which moved to +15005550010.
  ['+15005550003', { description: '503, then it arrives', response: gatewayPage, once: true }],
  ['+15005550004', rejected(21610, 'Attempt to send to unsubscribed recipient')],
  ['+15005550009', rejected(21614, "'To' number: +15005550009, is not a mobile number")],
  [
    '+15005550010',
    rejected(21408, "Permission to send an SMS has not been enabled for the region indicated by the 'To' number: +15005550010"),
  ],
  ['+15005550011', { description: '429, then it arrives', response: twilioError(429, 20429, 'Too Many Requests'), once: true }],
  ['+15005550012', { description: 'no answer at all', response: null, once: false }],
]);
