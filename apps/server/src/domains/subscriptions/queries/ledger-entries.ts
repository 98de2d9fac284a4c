import type { BillingKind } from '@subrosa/rules/subscriptions/fold';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface StoredLedgerEntry {
  id: string;
  eventId: string;
  subscription: string;
  checkoutId: string | null;
  kind: BillingKind;
  at: Date;
  amountCents: number | null;
  currency: string | null;
  confirmedAt: Date | null;
  notifiedAt: Date | null;
}

const columns = sql`id, event_id AS "eventId", provider_subscription AS subscription, checkout_id AS "checkoutId", kind, occurred_at AS at,
  amount_cents AS "amountCents", currency, confirmed_at AS "confirmedAt", notified_at AS "notifiedAt"`;

export async function listLedgerEntries(db: Db | Tx, subscriptions: readonly string[]): Promise<StoredLedgerEntry[]> {
  const { rows } = await sql<StoredLedgerEntry>`
    SELECT ${columns} FROM billing_ledger_entry WHERE provider_subscription = ANY (${[...subscriptions]}::text[]) AND kind <> 'decline'`.execute(
    db,
  );
  return rows;
}

/** Lists payments that the provider has not confirmed yet. */
export async function listUnconfirmed(db: Db, since: Date, most: number): Promise<StoredLedgerEntry[]> {
  const { rows } = await sql<StoredLedgerEntry>`
    SELECT ${columns} FROM billing_ledger_entry
    WHERE confirmed_at IS NULL AND kind IN ('sale', 'renewal') AND occurred_at >= ${since} ORDER BY occurred_at LIMIT ${most}`.execute(db);
  return rows;
}

export async function findEvent(db: Db | Tx, id: string) {
  return db
    .selectFrom('billing_webhook_event')
    .select(['id', 'event_type', 'received_at', 'encrypted_payload'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface StoredPaid {
  id: string;
  memberId: string | null;
  planId: number;
  providerId: string;
  dueCents: number;
  days: number;
  state: string;
}

const paidColumns = sql`id, member_id AS "memberId", plan_id AS "planId", provider_id AS "providerId", due_cents AS "dueCents", days, state`;

export async function findPaid(db: Db | Tx, providerId: string): Promise<StoredPaid | undefined> {
  const { rows } = await sql<StoredPaid>`SELECT ${paidColumns} FROM paid_subscription WHERE provider_id = ${providerId}`.execute(db);
  return rows[0];
}

export async function listPaidOf(db: Db | Tx, memberId: string): Promise<StoredPaid[]> {
  const { rows } = await sql<StoredPaid>`SELECT ${paidColumns} FROM paid_subscription WHERE member_id = ${memberId}`.execute(db);
  return rows;
}

/** Lists subscriptions that must be cancelled at the provider: their member left, or a newer one superseded them. */
export async function listUnwanted(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ provider_id: string }>`
    SELECT p.provider_id FROM paid_subscription p LEFT JOIN member m ON m.id = p.member_id
    WHERE p.state = 'superseded' OR (p.state = 'open' AND (m.id IS NULL OR m.state = 'deleted'))`.execute(db);
  return rows.map(({ provider_id }) => provider_id);
}

/** Lists, page by page, the subscriptions that may still change at the provider. */
export async function listLiving(db: Db, after: string | null, most: number): Promise<StoredPaid[]> {
  const { rows } = await sql<StoredPaid>`
    SELECT ${paidColumns} FROM paid_subscription
    WHERE state IN ('open', 'superseded', 'cancelled') AND (${after}::uuid IS NULL OR id > ${after}::uuid) ORDER BY id LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

export async function isPremiumNow(db: Db | Tx, memberId: string, today: string): Promise<boolean> {
  const { rows } = await sql<{ premium: boolean }>`SELECT is_premium(${memberId}, ${today}::date) AS premium`.execute(db);
  return rows[0]?.premium ?? false;
}
