CREATE TABLE subscription_plan (
  id smallint PRIMARY KEY CHECK (id BETWEEN 1 AND 4),
  slug text NOT NULL UNIQUE,
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  recurring_days integer CHECK (recurring_days > 0),
  discount_percent smallint NOT NULL DEFAULT 0 CHECK (discount_percent BETWEEN 0 AND 100)
);
COMMENT ON TABLE subscription_plan IS 'subscriptions: plans and their prices in US dollars; migrate copies them from the settings';
GRANT SELECT ON subscription_plan TO subrosa_api, subrosa_worker;

CREATE TABLE free_spots (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  taken integer NOT NULL CHECK (taken >= 0),
  total_override integer CHECK (total_override BETWEEN 0 AND 10000000)
);
COMMENT ON TABLE free_spots IS 'subscriptions: the number of claimed free lifetime spots; their total is a setting';
GRANT SELECT ON free_spots TO subrosa_worker;
GRANT SELECT, UPDATE (total_override) ON free_spots TO subrosa_api;
INSERT INTO free_spots (taken) VALUES (0);

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
  created_at timestamptz NOT NULL,
  reminded_at timestamptz,
  end_notified_at timestamptz,
  CHECK (state = 'open' OR renews_on IS NULL AND failed_at IS NULL)
);
COMMENT ON TABLE paid_subscription IS 'subscriptions: paid subscriptions, folded from the provider''s webhooks; kept without the member after deletion of the account';
CREATE UNIQUE INDEX paid_subscription_open ON paid_subscription (member_id) WHERE state = 'open';
CREATE INDEX paid_subscription_member ON paid_subscription (member_id);
GRANT SELECT ON paid_subscription TO subrosa_api;
GRANT SELECT, INSERT, UPDATE ON paid_subscription TO subrosa_worker;

CREATE TABLE billing_webhook_event (
  id uuid PRIMARY KEY,
  received_at timestamptz NOT NULL,
  event_type text NOT NULL CHECK (char_length(event_type) BETWEEN 1 AND 60),
  encrypted_payload bytea NOT NULL
);
COMMENT ON TABLE billing_webhook_event IS 'subscriptions: every webhook of the provider, encrypted; append only';
CREATE INDEX billing_webhook_event_received ON billing_webhook_event (received_at);
GRANT INSERT ON billing_webhook_event TO subrosa_api;
GRANT SELECT, INSERT ON billing_webhook_event TO subrosa_worker;

CREATE TABLE billing_ledger_entry (
  id text PRIMARY KEY CHECK (char_length(id) <= 200),
  event_id uuid NOT NULL REFERENCES billing_webhook_event,
  provider_subscription text CHECK (char_length(provider_subscription) <= 64),
  checkout_id uuid,
  kind text NOT NULL
    CHECK (kind IN ('sale', 'decline', 'renewal', 'reactivation', 'renewal_failure', 'cancellation', 'expiration', 'refund', 'chargeback')),
  occurred_at timestamptz NOT NULL,
  transaction text,
  amount_cents integer CHECK (amount_cents >= 0),
  currency text,
  confirmed_at timestamptz,
  notified_at timestamptz,
  CHECK (kind = 'decline' OR provider_subscription IS NOT NULL)
);
COMMENT ON TABLE billing_ledger_entry IS 'subscriptions: each transaction at the provider once; a payment counts once the provider has confirmed it';
CREATE INDEX billing_ledger_entry_subscription ON billing_ledger_entry (provider_subscription);
CREATE INDEX billing_ledger_entry_checkout ON billing_ledger_entry (checkout_id) WHERE checkout_id IS NOT NULL;
CREATE INDEX billing_ledger_entry_unconfirmed ON billing_ledger_entry (occurred_at) WHERE confirmed_at IS NULL;
CREATE INDEX billing_ledger_entry_event ON billing_ledger_entry (event_id);
GRANT SELECT ON billing_ledger_entry TO subrosa_api;
GRANT SELECT, INSERT, UPDATE (confirmed_at, notified_at) ON billing_ledger_entry TO subrosa_worker;

CREATE TABLE member_subscription (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  plan_id smallint NOT NULL REFERENCES subscription_plan,
  starts_on date NOT NULL,
  due_on date,
  created_at timestamptz NOT NULL,
  paid_subscription_id uuid REFERENCES paid_subscription,
  payment text UNIQUE REFERENCES billing_ledger_entry,
  paid_through date,
  CONSTRAINT member_subscription_periods EXCLUDE USING gist (member_id WITH =, daterange(starts_on, due_on, '[]') WITH &&) WHERE (payment IS NOT NULL) DEFERRABLE INITIALLY DEFERRED,
  CHECK (due_on IS NULL OR due_on >= starts_on),
  CHECK ((plan_id IN (1, 2)) OR due_on IS NOT NULL),
  CHECK ((payment IS NULL) = (paid_subscription_id IS NULL) AND (payment IS NULL) = (paid_through IS NULL)),
  CHECK (paid_through <= due_on)
);
COMMENT ON TABLE member_subscription IS 'subscriptions: present and past plans of members; written by billing and staff decisions only';
CREATE INDEX member_subscription_member ON member_subscription (member_id, starts_on DESC);
CREATE UNIQUE INDEX member_subscription_lifetime ON member_subscription (member_id) WHERE plan_id = 2;
CREATE INDEX member_subscription_paid ON member_subscription (paid_subscription_id) WHERE paid_subscription_id IS NOT NULL;
CREATE INDEX member_subscription_created_at ON member_subscription (created_at);
GRANT SELECT ON member_subscription TO subrosa_api, subrosa_realtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON member_subscription TO subrosa_worker;

CREATE TABLE billing_checkout (
  id uuid PRIMARY KEY,
  member_id uuid REFERENCES member ON DELETE SET NULL,
  plan_id smallint NOT NULL REFERENCES subscription_plan CHECK (plan_id IN (3, 4)),
  due_cents integer NOT NULL CHECK (due_cents > 0),
  days integer NOT NULL CHECK (days > 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (expires_at > created_at)
);
COMMENT ON TABLE billing_checkout IS 'subscriptions: started payments at the provider; none of them changes an entitlement';
CREATE INDEX billing_checkout_member ON billing_checkout (member_id);
CREATE INDEX billing_checkout_expired ON billing_checkout (expires_at);
GRANT SELECT, INSERT, DELETE ON billing_checkout TO subrosa_api;
GRANT SELECT, DELETE ON billing_checkout TO subrosa_worker;

-- The rule of the specification: a lifetime plan, or a plan that has started and is not yet due. Every active plan except the
-- regular one is premium. PL/pgSQL, because it caches its query plan; an SQL function with a subquery is planned at every call.
CREATE FUNCTION is_premium(member uuid, today date) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
  BEGIN
    RETURN EXISTS (
      SELECT FROM member_subscription
      WHERE member_id = member AND (plan_id = 2 OR (plan_id <> 1 AND starts_on <= today AND due_on >= today)));
  END
$$;

CREATE FUNCTION forbid_billing_change() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% keeps what it holds', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END
$$;
CREATE TRIGGER billing_webhook_event_append_only BEFORE DELETE OR UPDATE ON billing_webhook_event FOR EACH ROW EXECUTE FUNCTION forbid_billing_change();
CREATE TRIGGER paid_subscription_forbid_delete BEFORE DELETE ON paid_subscription FOR EACH ROW EXECUTE FUNCTION forbid_billing_change();

CREATE FUNCTION forbid_paid_checkout_delete() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  BEGIN
    IF EXISTS (SELECT FROM paid_subscription WHERE id = OLD.id) THEN
      RAISE EXCEPTION 'a checkout that was paid is kept' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN OLD;
  END
$$;
CREATE TRIGGER billing_checkout_forbid_delete BEFORE DELETE ON billing_checkout FOR EACH ROW EXECUTE FUNCTION forbid_paid_checkout_delete();

-- Foreign keys act as the owner of the tables, so deleting the account deletes the plan.
CREATE FUNCTION forbid_lifetime_delete() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.plan_id = 2 AND current_user IN ('subrosa_api', 'subrosa_worker') THEN
      RAISE EXCEPTION 'a lifetime plan is neither changed nor cancelled' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END
$$;
CREATE TRIGGER member_subscription_forbid_lifetime_change BEFORE DELETE OR UPDATE ON member_subscription
  FOR EACH ROW
  EXECUTE FUNCTION forbid_lifetime_delete();

-- The counter is locked last, for a short time. A member who already has a lifetime plan uses no spot.
CREATE FUNCTION claim_lifetime_spot(subscription uuid, member uuid, total integer, today date, at timestamptz)
RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  BEGIN
    INSERT INTO member_subscription (id, member_id, plan_id, starts_on, due_on, created_at)
    VALUES (subscription, member, 2, today, NULL, at)
    ON CONFLICT (member_id) WHERE plan_id = 2 DO NOTHING;
    IF NOT FOUND THEN RETURN 'held'; END IF;
    UPDATE free_spots SET taken = taken + 1 WHERE taken < total;
    IF FOUND THEN RETURN 'given'; END IF;
    DELETE FROM member_subscription WHERE id = subscription;
    RETURN 'full';
  END
$$;
REVOKE ALL ON FUNCTION claim_lifetime_spot FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_lifetime_spot TO subrosa_worker;

-- The only way in which a lifetime plan ends before its member leaves. The spot stays used.
CREATE FUNCTION revoke_lifetime(member uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  BEGIN
    DELETE FROM member_subscription WHERE member_id = member AND plan_id = 2;
    RETURN FOUND;
  END
$$;
REVOKE ALL ON FUNCTION revoke_lifetime FROM PUBLIC;
GRANT EXECUTE ON FUNCTION revoke_lifetime TO subrosa_worker;
