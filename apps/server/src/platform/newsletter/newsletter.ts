import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../config/config.ts';

interface NewsletterSubscriber {
  email: string;
  name: string;
}

/**
 * `pending`: the provider itself requests a confirmation, because the subscriber left there once. The third value means that
 * it rejects this email address permanently.
 */
type AddOutcome = 'subscribed' | 'pending' | 'rejected';

/** A service that receives confirmed newsletter subscribers in addition to our own table. Temporary failures throw. */
export interface Newsletter {
  add(reader: NewsletterSubscriber): Promise<AddOutcome>;
  remove(reader: Pick<NewsletterSubscriber, 'email'>): Promise<void>;
}

/** Our own table is the only list, so there is nothing to send. */
const ownNewsletter: Newsletter = { add: async () => 'subscribed', remove: async () => undefined };

const LEFT_THERE = 'Member In Compliance State';
/** Titles of "Errors" of the Marketing API that concern the email address; all others are temporary or a fault of ours. */
const emailErrors = new Set([LEFT_THERE, 'Forgotten Email Not Subscribed']);
const problem = z.object({ title: z.string() });

/** Mailchimp's Marketing API 3.0: `PUT /lists/{list}/members/{hash}` adds or updates, so that a retry is idempotent. */
function mailchimpNewsletter(options: { url: string; apiKey: string; audience: string }): Newsletter {
  /** Returns the title of an error that concerns the email address, and null on success; any other error throws. */
  async function put(email: string, body: object): Promise<string | null> {
    const hash = createHash('md5').update(email.toLowerCase()).digest('hex');
    const answer = await fetch(`${options.url}/3.0/lists/${encodeURIComponent(options.audience)}/members/${hash}`, {
      method: 'PUT',
      headers: { authorization: `Basic ${btoa(`anystring:${options.apiKey}`)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email_address: email, ...body }),
      // A redirect would send the email address and our key to a host that is not configured.
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
      if (errorTitle === null) return 'subscribed';
      // A subscriber who left through the provider can rejoin only by confirming to the provider.
      return errorTitle === LEFT_THERE && (await wanted('pending')) === null ? 'pending' : 'rejected';
    },
    remove: async ({ email }) => void (await put(email, { status_if_new: 'unsubscribed', status: 'unsubscribed' })),
  };
}

export function newsletterOf(config: Config): Newsletter {
  const { NEWSLETTER_PROVIDER, MAILCHIMP_URL, MAILCHIMP_API_KEY, MAILCHIMP_AUDIENCE } = config;
  if (NEWSLETTER_PROVIDER === 'own' || !MAILCHIMP_URL || !MAILCHIMP_API_KEY || !MAILCHIMP_AUDIENCE) return ownNewsletter;
  return mailchimpNewsletter({ url: MAILCHIMP_URL, apiKey: MAILCHIMP_API_KEY, audience: MAILCHIMP_AUDIENCE });
}
