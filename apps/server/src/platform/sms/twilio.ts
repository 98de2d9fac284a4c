import { z } from 'zod';
import { SmsError, type Sms, type SmsErrorCode, type Text } from './sms.ts';

export interface TwilioAccount {
  url: string;
  accountSid: string;
  authToken: string;
  /** One of our numbers, or the SID of a messaging service, which chooses the number. */
  from: string;
  timeoutMilliseconds: number;
}

// https://www.twilio.com/docs/api/errors: codes that concern the recipient. All others are faults of ours or temporary, and are
// retried.
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
        // A redirect would send number and body to a host that is not configured.
        redirect: 'error',
        signal: AbortSignal.timeout(account.timeoutMilliseconds),
      });
      if (!answer.ok) throw errorOf(text, answer.status, await codeIn(answer));
      // An unread response would keep its connection.
      await answer.body?.cancel();
    },
  };
}

// Twilio's message contains the number, so only its code is kept.
function errorOf(text: Text, status: number, code: number | undefined): Error {
  const reason = code === undefined ? undefined : recipientErrors[code];
  if (code !== undefined && reason) return new SmsError(text, reason, code);
  return new Error(`the SMS provider answered ${status} (${code ?? 'no code'}) to text ${text.id}`);
}

async function codeIn(answer: Response): Promise<number | undefined> {
  // A proxy in front of Twilio may answer in HTML.
  const body: unknown = await answer.json().catch(() => null);
  return failure.safeParse(body).data?.code;
}
