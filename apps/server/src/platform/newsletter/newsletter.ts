import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';

interface Reader {
  email: string;
  name: string;
}

/** Where confirmed newsletter addresses go besides our own table. */
export interface Newsletter {
  add(reader: Reader): Promise<void>;
  remove(reader: Pick<Reader, 'email'>): Promise<void>;
}

/** Our own table is the list; there is nobody else to tell. */
const ownNewsletter: Newsletter = { add: async () => undefined, remove: async () => undefined };

/** Mailchimp's Marketing API 3.0: `PUT /lists/{list}/members/{hash}` adds or updates, so a repeated job does no harm. */
function mailchimpNewsletter(options: { url: string; apiKey: string; audience: string }): Newsletter {
  async function put(email: string, body: object): Promise<void> {
    const hash = createHash('md5').update(email.toLowerCase()).digest('hex');
    const answer = await fetch(`${options.url}/3.0/lists/${encodeURIComponent(options.audience)}/members/${hash}`, {
      method: 'PUT',
      headers: { authorization: `Basic ${btoa(`anystring:${options.apiKey}`)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email_address: email, ...body }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`the newsletter provider answered ${answer.status}`);
  }
  return {
    add: ({ email, name }) => put(email, { status_if_new: 'subscribed', status: 'subscribed', merge_fields: { FNAME: name } }),
    remove: ({ email }) => put(email, { status_if_new: 'unsubscribed', status: 'unsubscribed' }),
  };
}

export function newsletterOf(config: Config): Newsletter {
  const { NEWSLETTER_PROVIDER, MAILCHIMP_URL, MAILCHIMP_API_KEY, MAILCHIMP_AUDIENCE } = config;
  if (NEWSLETTER_PROVIDER === 'own' || !MAILCHIMP_URL || !MAILCHIMP_API_KEY || !MAILCHIMP_AUDIENCE) return ownNewsletter;
  return mailchimpNewsletter({ url: MAILCHIMP_URL, apiKey: MAILCHIMP_API_KEY, audience: MAILCHIMP_AUDIENCE });
}
