import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../config/config.ts';

interface NewsletterSubscriber {
  email: string;
  name: string;
}

/** `asked`: the provider asks the reader itself, who left there once. `refused`: it takes this address no more. */
type Joined = 'joined' | 'asked' | 'refused';

/** Where confirmed newsletter addresses go besides our own table. A failure that may pass throws. */
export interface Newsletter {
  add(reader: NewsletterSubscriber): Promise<Joined>;
  remove(reader: Pick<NewsletterSubscriber, 'email'>): Promise<void>;
}

/** Our own table is the list; there is nobody else to tell. */
const ownNewsletter: Newsletter = { add: async () => 'joined', remove: async () => undefined };

const LEFT_THERE = 'Member In Compliance State';
/** Titles of "Errors" of the Marketing API that are about the address; all others may pass, or are ours to correct. */
const emailErrors = new Set([LEFT_THERE, 'Forgotten Email Not Subscribed']);
const problem = z.object({ title: z.string() });

/** Mailchimp's Marketing API 3.0: `PUT /lists/{list}/members/{hash}` adds or updates, so a repeated job does no harm. */
function mailchimpNewsletter(options: { url: string; apiKey: string; audience: string }): Newsletter {
  /** The title of its refusal, where it refuses this address and not our call. */
  async function put(email: string, body: object): Promise<string | null> {
    const hash = createHash('md5').update(email.toLowerCase()).digest('hex');
    const answer = await fetch(`${options.url}/3.0/lists/${encodeURIComponent(options.audience)}/members/${hash}`, {
      method: 'PUT',
      headers: { authorization: `Basic ${btoa(`anystring:${options.apiKey}`)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email_address: email, ...body }),
      // A redirect would carry the address and our key to an address that nobody configured.
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.ok) {
      await answer.body?.cancel();
      return null;
    }
    const { title = '' } = problem.safeParse(await answer.json().catch(() => null)).data ?? {};
    if (answer.status === 400 && emailErrors.has(title)) return title;
    throw new Error(`the newsletter provider answered ${answer.status}`);
  }
  return {
    add: async ({ email, name }) => {
      const wanted = (status: 'subscribed' | 'pending') => put(email, { status_if_new: status, status, merge_fields: { FNAME: name } });
      const errorTitle = await wanted('subscribed');
      if (errorTitle === null) return 'joined';
      // Who left through the provider comes back through the provider alone, which writes to them.
      return errorTitle === LEFT_THERE && (await wanted('pending')) === null ? 'asked' : 'refused';
    },
    remove: async ({ email }) => void (await put(email, { status_if_new: 'unsubscribed', status: 'unsubscribed' })),
  };
}

export function newsletterOf(config: Config): Newsletter {
  const { NEWSLETTER_PROVIDER, MAILCHIMP_URL, MAILCHIMP_API_KEY, MAILCHIMP_AUDIENCE } = config;
  if (NEWSLETTER_PROVIDER === 'own' || !MAILCHIMP_URL || !MAILCHIMP_API_KEY || !MAILCHIMP_AUDIENCE) return ownNewsletter;
  return mailchimpNewsletter({ url: MAILCHIMP_URL, apiKey: MAILCHIMP_API_KEY, audience: MAILCHIMP_AUDIENCE });
}
