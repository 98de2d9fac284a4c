import { z } from 'zod';
import { SmsError, type Sms, type SmsErrorCode, type Text } from './sms.ts';

export interface TwilioAccount {
  url: string;
  accountSid: string;
  authToken: string;
  /** One of our numbers, or the sid of a messaging service, which chooses among them. */
  from: string;
  timeoutMilliseconds: number;
}

// https://www.twilio.com/docs/api/errors: those that say something about the recipient. All others are ours to mend, and are tried again.
const recipientErrors: Readonly<Record<number, SmsErrorCode>> = {
  21211: 'invalid-number',
  21265: 'invalid-number',
  21408: 'out-of-reach',
  21610: 'opted-out',
  21612: 'out-of-reach',
  21614: 'not-mobile',
  21635: 'not-mobile',
};

const failure = z.object({ code: z.number() });

/** Twilio's Programmable Messaging, API 2010-04-01: `POST /Accounts/{sid}/Messages.json`. */
export function twilioSms(account: TwilioAccount): Sms {
  const url = `${account.url}/2010-04-01/Accounts/${encodeURIComponent(account.accountSid)}/Messages.json`;
  const authorization = `Basic ${btoa(`${account.accountSid}:${account.authToken}`)}`;
  const sender = account.from.startsWith('MG') ? 'MessagingServiceSid' : 'From';

  return {
    send: async (text) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: text.to, [sender]: account.from, Body: text.body }),
        // A redirect would carry number and words to an address that nobody configured.
        redirect: 'error',
        signal: AbortSignal.timeout(account.timeoutMilliseconds),
      });
      if (!answer.ok) throw errorOf(text, answer.status, await codeIn(answer));
      // Unread answers keep their connection.
      await answer.body?.cancel();
    },
  };
}

// Twilio's own message repeats the number, so that only its code is kept.
function errorOf(text: Text, status: number, code: number | undefined): Error {
  const reason = code === undefined ? undefined : recipientErrors[code];
  if (code !== undefined && reason) return new SmsError(text, reason, code);
  return new Error(`the SMS provider answered ${status} (${code ?? 'no code'}) to text ${text.id}`);
}

async function codeIn(answer: Response): Promise<number | undefined> {
  // What stands before Twilio answers in HTML.
  const body: unknown = await answer.json().catch(() => null);
  return failure.safeParse(body).data?.code;
}
