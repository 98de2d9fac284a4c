import type { Locale } from '@subrosa/rules/reference/locales';
import type { PrivacyRequestKind } from '@subrosa/rules/support/privacy-request-kinds';
import { retentionDays } from '@subrosa/rules/support/retention';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

interface ContactMessage {
  id: string;
  reference: string;
  email: string;
  message: string;
  locale: Locale;
  receivedAt: Date;
}

export async function saveContactMessage(tx: Tx, { receivedAt, ...message }: ContactMessage): Promise<void> {
  await tx
    .insertInto('contact_message')
    .values({ ...message, received_at: receivedAt })
    .execute();
}

export interface PrivacyRequest {
  id: string;
  reference: string;
  email: string;
  kind: PrivacyRequestKind;
  region?: string | undefined;
  details?: string | undefined;
  locale: Locale;
  receivedAt: Date;
  acknowledgeBy: string;
  answerBy: string;
}

export async function savePrivacyRequest(tx: Tx, request: PrivacyRequest): Promise<void> {
  await tx
    .insertInto('privacy_request')
    .values({
      id: request.id,
      reference: request.reference,
      email: request.email,
      kind: request.kind,
      region: request.region ?? null,
      details: request.details ?? null,
      locale: request.locale,
      received_at: request.receivedAt,
      acknowledge_by: request.acknowledgeBy,
      answer_by: request.answerBy,
    })
    .execute();
}

interface SubscriptionInput {
  id: string;
  email: string;
  name: string;
  locale: Locale;
  requestedAt: Date;
}

/** Returns the subscriber who must still confirm, or null if the email address is confirmed already. */
export async function requestNewsletter(tx: Tx, { id, email, name, locale, requestedAt }: SubscriptionInput): Promise<string | null> {
  const row = await tx
    .insertInto('newsletter_subscriber')
    .values({ id, email, name, locale, state: 'pending', requested_at: requestedAt })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet({ name, locale, state: 'pending', requested_at: requestedAt })
        .where('newsletter_subscriber.state', '<>', 'subscribed'),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

type SubscriberState = 'pending' | 'subscribed' | 'unsubscribed';
type Outcome = 'changed' | 'unchanged' | 'missing';

/** Moves a subscriber to another state. A second use of the same link changes nothing. */
export async function changeSubscriber(
  tx: Tx,
  id: string,
  change: { from: SubscriberState | 'any'; to: Exclude<SubscriberState, 'pending'>; at: Date },
): Promise<Outcome> {
  // Locked first: a double click must not emit the change twice.
  const current = await tx.selectFrom('newsletter_subscriber').select('state').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!current) return 'missing';
  if (current.state === change.to) return 'unchanged';
  if (change.from !== 'any' && current.state !== change.from) return 'missing';
  await tx
    .updateTable('newsletter_subscriber')
    .set({ state: change.to, ...(change.to === 'subscribed' ? { confirmed_at: change.at } : { unsubscribed_at: change.at }) })
    .where('id', '=', id)
    .execute();
  return 'changed';
}

interface CountedError {
  fingerprint: string;
  message: string;
  stack?: string | undefined;
  path: string;
  release: string;
  at: Date;
}

export async function countClientError(tx: Tx, { fingerprint, message, stack, path, release, at }: CountedError): Promise<void> {
  await tx
    .insertInto('client_error')
    .values({ fingerprint, message, stack: stack ?? null, path, release, first_seen_at: at, last_seen_at: at })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({ occurrences: sql`client_error.occurrences + 1`, last_seen_at: at }),
    )
    .execute();
}

/** Deletes rows after their retention periods. */
export async function purgeExpired(tx: Tx, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await tx.deleteFrom('contact_message').where('received_at', '<', before(retentionDays.contactMessage)).execute();
  await tx.deleteFrom('privacy_request').where('received_at', '<', before(retentionDays.privacyRequest)).execute();
  await tx
    .deleteFrom('newsletter_subscriber')
    .where('state', '=', 'pending')
    .where('requested_at', '<', before(retentionDays.unconfirmedNewsletter))
    .execute();
  await tx.deleteFrom('client_error').where('last_seen_at', '<', before(retentionDays.clientError)).execute();
}

export async function addPageView(tx: Tx, route: string, day: string): Promise<void> {
  await tx
    .insertInto('page_view')
    .values({ day, route })
    .onConflict((conflict) => conflict.columns(['day', 'route']).doUpdateSet({ views: sql`page_view.views + 1` }))
    .execute();
}
