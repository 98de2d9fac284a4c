import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await checkouts(db);
  await whatTheProviderSays(db);
  await paidSubscriptions(db);
  await periods(db);
  await spots(db);
}

async function checkouts(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE billing_checkout (
      id uuid PRIMARY KEY,
      member_id uuid REFERENCES member ON DELETE SET NULL,
      plan_id smallint NOT NULL REFERENCES subscription_plan CHECK (plan_id IN (3, 4)),
      due_cents integer NOT NULL CHECK (due_cents > 0),
      days integer NOT NULL CHECK (days > 0),
      made_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL CHECK (expires_at > made_at)
    )`.execute(db);
  await sql`COMMENT ON TABLE billing_checkout IS 'subscriptions: payments that members began at the provider; paid or not, they change no entitlement'`.execute(
    db,
  );
  await sql`CREATE INDEX billing_checkout_member ON billing_checkout (member_id)`.execute(db);
  await sql`CREATE INDEX billing_checkout_expired ON billing_checkout (expires_at)`.execute(db);
  await sql`GRANT SELECT, INSERT, DELETE ON billing_checkout TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, DELETE ON billing_checkout TO subrosa_worker`.execute(db);
}

async function whatTheProviderSays(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE billing_event (
      id uuid PRIMARY KEY,
      received_at timestamptz NOT NULL,
      event_type text NOT NULL CHECK (char_length(event_type) BETWEEN 1 AND 60),
      raw bytea NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE billing_event IS 'subscriptions: every report of the provider as it came, sealed; append only'`.execute(db);
  await sql`CREATE INDEX billing_event_received ON billing_event (received_at)`.execute(db);
  await sql`GRANT INSERT ON billing_event TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, INSERT ON billing_event TO subrosa_worker`.execute(db);
  await sql`
    CREATE FUNCTION refuse_billing_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% keeps what it holds', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER billing_event_append_only BEFORE UPDATE OR DELETE ON billing_event
    FOR EACH ROW EXECUTE FUNCTION refuse_billing_change()`.execute(db);

  await sql`
    CREATE TABLE billing_fact (
      id text PRIMARY KEY CHECK (char_length(id) <= 200),
      event_id uuid NOT NULL REFERENCES billing_event,
      provider_subscription text CHECK (char_length(provider_subscription) <= 64),
      checkout_id uuid,
      kind text NOT NULL CHECK (kind IN ('sale', 'decline', 'renewal', 'reactivation', 'renewal_failure', 'cancellation', 'expiration', 'refund', 'chargeback')),
      at timestamptz NOT NULL,
      transaction text,
      amount_cents integer CHECK (amount_cents >= 0),
      currency text,
      confirmed_at timestamptz,
      told_at timestamptz,
      CHECK (kind = 'decline' OR provider_subscription IS NOT NULL)
    )`.execute(db);
  await sql`COMMENT ON TABLE billing_fact IS 'subscriptions: what happened at the provider, each once; a payment counts once the provider has confirmed it'`.execute(
    db,
  );
  await sql`CREATE INDEX billing_fact_subscription ON billing_fact (provider_subscription)`.execute(db);
  await sql`CREATE INDEX billing_fact_checkout ON billing_fact (checkout_id) WHERE checkout_id IS NOT NULL`.execute(db);
  await sql`CREATE INDEX billing_fact_unconfirmed ON billing_fact (at) WHERE confirmed_at IS NULL`.execute(db);
  await sql`CREATE INDEX billing_fact_event ON billing_fact (event_id)`.execute(db);
  await sql`GRANT SELECT ON billing_fact TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE (confirmed_at, told_at) ON billing_fact TO subrosa_worker`.execute(db);
}

async function paidSubscriptions(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE paid_subscription (
      id uuid PRIMARY KEY,
      member_id uuid REFERENCES member ON DELETE SET NULL,
      plan_id smallint NOT NULL REFERENCES subscription_plan CHECK (plan_id IN (3, 4)),
      provider_id text NOT NULL UNIQUE,
      due_cents integer NOT NULL CHECK (due_cents > 0),
      days integer NOT NULL CHECK (days > 0),
      state text NOT NULL CHECK (state IN ('open', 'superseded', 'cancelled', 'expired', 'refunded', 'chargeback')),
      renews_on date,
      failed_at timestamptz,
      made_at timestamptz NOT NULL,
      reminded_at timestamptz,
      end_told_at timestamptz,
      CHECK (state = 'open' OR (renews_on IS NULL AND failed_at IS NULL))
    )`.execute(db);
  await sql`COMMENT ON TABLE paid_subscription IS 'subscriptions: what members pay for at the provider, as the fold of its reports has it; kept without a name when they leave'`.execute(
    db,
  );
  await sql`CREATE UNIQUE INDEX paid_subscription_open ON paid_subscription (member_id) WHERE state = 'open'`.execute(db);
  await sql`CREATE INDEX paid_subscription_member ON paid_subscription (member_id)`.execute(db);
  await sql`GRANT SELECT ON paid_subscription TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE ON paid_subscription TO subrosa_worker`.execute(db);
  await sql`
    CREATE TRIGGER paid_subscription_kept BEFORE DELETE ON paid_subscription
    FOR EACH ROW EXECUTE FUNCTION refuse_billing_change()`.execute(db);
  await sql`
    CREATE FUNCTION keep_paid_checkout() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      IF EXISTS (SELECT FROM paid_subscription WHERE id = OLD.id) THEN
        RAISE EXCEPTION 'a checkout that was paid is kept' USING ERRCODE = 'restrict_violation';
      END IF;
      RETURN OLD;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER billing_checkout_kept BEFORE DELETE ON billing_checkout
    FOR EACH ROW EXECUTE FUNCTION keep_paid_checkout()`.execute(db);
}

async function periods(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE member_subscription
      ADD COLUMN paid_subscription_id uuid REFERENCES paid_subscription,
      ADD COLUMN payment text UNIQUE REFERENCES billing_fact,
      ADD COLUMN paid_through date,
      ADD CHECK ((payment IS NULL) = (paid_subscription_id IS NULL) AND (payment IS NULL) = (paid_through IS NULL)),
      ADD CHECK (paid_through <= due_on),
      ADD CONSTRAINT member_subscription_periods EXCLUDE USING gist (member_id WITH =, daterange(starts_on, due_on, '[]') WITH &&)
        WHERE (payment IS NOT NULL) DEFERRABLE INITIALLY DEFERRED`.execute(db);
  await sql`CREATE INDEX member_subscription_paid ON member_subscription (paid_subscription_id) WHERE paid_subscription_id IS NOT NULL`.execute(
    db,
  );
  // Foreign keys act as the owner, so that whoever deletes their account takes it along.
  await sql`
    CREATE FUNCTION keep_lifetime() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.plan_id = 2 AND current_user IN ('subrosa_api', 'subrosa_worker') THEN
        RAISE EXCEPTION 'a lifetime plan is neither changed nor cancelled' USING ERRCODE = 'restrict_violation';
      END IF;
      RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER member_subscription_lifetime_kept BEFORE UPDATE OR DELETE ON member_subscription
    FOR EACH ROW EXECUTE FUNCTION keep_lifetime()`.execute(db);
}

async function spots(db: Kysely<unknown>): Promise<void> {
  // The counter is locked last and shortly; who holds a lifetime plan already takes no spot.
  await sql`
    CREATE FUNCTION claim_lifetime_spot(subscription uuid, member uuid, total integer, today date, at timestamptz) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      INSERT INTO member_subscription (id, member_id, plan_id, starts_on, due_on, made_at)
      VALUES (subscription, member, 2, today, NULL, at)
      ON CONFLICT (member_id) WHERE plan_id = 2 DO NOTHING;
      IF NOT FOUND THEN RETURN 'held'; END IF;
      UPDATE free_spots SET taken = taken + 1 WHERE taken < total;
      IF FOUND THEN RETURN 'given'; END IF;
      DELETE FROM member_subscription WHERE id = subscription;
      RETURN 'full';
    END $$`.execute(db);
  await sql`REVOKE ALL ON FUNCTION claim_lifetime_spot FROM PUBLIC`.execute(db);
  await sql`GRANT EXECUTE ON FUNCTION claim_lifetime_spot TO subrosa_worker`.execute(db);
}
