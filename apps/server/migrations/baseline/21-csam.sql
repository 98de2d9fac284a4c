CREATE TABLE sealed_naming (
  id uuid PRIMARY KEY,
  place text NOT NULL CHECK (place IN ('first', 'second', 'deputy')),
  person_id uuid REFERENCES member ON DELETE CASCADE,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 10 AND 500),
  proposed_by uuid REFERENCES member ON DELETE SET NULL,
  proposed_at timestamptz NOT NULL,
  confirmed_by uuid REFERENCES member ON DELETE SET NULL,
  confirmed_at timestamptz,
  CHECK (confirmed_by IS NULL OR confirmed_by IS DISTINCT FROM proposed_by),
  CHECK (confirmed_by IS NULL OR confirmed_by IS DISTINCT FROM person_id),
  CHECK (proposed_by IS NULL OR proposed_by IS DISTINCT FROM person_id),
  CHECK (confirmed_by IS NULL OR confirmed_at IS NOT NULL)
);
COMMENT ON TABLE sealed_naming IS 'sealed: who is to hold a place, proposed by one and confirmed by another';
COMMENT ON COLUMN sealed_naming.person_id IS 'null: the place is to be empty';
CREATE UNIQUE INDEX sealed_naming_one_waits ON sealed_naming (place) WHERE confirmed_at IS NULL;
CREATE INDEX sealed_naming_person_id ON sealed_naming (person_id);
CREATE INDEX sealed_naming_proposed_by ON sealed_naming (proposed_by);
CREATE INDEX sealed_naming_confirmed_by ON sealed_naming (confirmed_by);
GRANT SELECT, INSERT, UPDATE ON sealed_naming TO subrosa_api;

-- The place is the key: first, second and deputy, each another member.
CREATE TABLE sealed_person (
  place text PRIMARY KEY CHECK (place IN ('first', 'second', 'deputy')),
  member_id uuid NOT NULL UNIQUE REFERENCES member ON DELETE CASCADE,
  naming_id uuid NOT NULL REFERENCES sealed_naming ON DELETE CASCADE
);
COMMENT ON TABLE sealed_person IS 'sealed: who handles sealed cases now, two and a deputy';
CREATE INDEX sealed_person_naming ON sealed_person (naming_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON sealed_person TO subrosa_api;
GRANT SELECT ON sealed_person TO subrosa_worker;

CREATE TABLE sealed_case (
  case_id uuid PRIMARY KEY REFERENCES moderation_case,
  source text NOT NULL CHECK (source IN ('upload', 'report')),
  list text,
  distance smallint CHECK (distance BETWEEN 0 AND 256),
  sanction_id uuid REFERENCES sanction ON DELETE SET NULL,
  preserved_at timestamptz,
  verdict text CHECK (verdict IN ('report', 'dismiss')),
  incident text CHECK (incident IN ('material', 'enticement')),
  note bytea,
  prepared_by uuid REFERENCES member ON DELETE SET NULL,
  prepared_at timestamptz,
  confirmed_by uuid REFERENCES member ON DELETE SET NULL,
  confirmed_at timestamptz,
  CHECK ((verdict IS NULL) = (prepared_at IS NULL)),
  CHECK (verdict IS DISTINCT FROM 'report' OR incident IS NOT NULL),
  CHECK (prepared_by IS NULL OR prepared_at IS NOT NULL),
  CHECK (confirmed_by IS NULL OR confirmed_by IS DISTINCT FROM prepared_by),
  CHECK (confirmed_at IS NULL OR prepared_at IS NOT NULL)
);
COMMENT ON TABLE sealed_case IS 'sealed: what the named persons decide about, one preparing and another confirming';
COMMENT ON COLUMN sealed_case.note IS 'to the agency, sealed';
CREATE INDEX sealed_case_sanction_id ON sealed_case (sanction_id);
CREATE INDEX sealed_case_prepared_by ON sealed_case (prepared_by);
CREATE INDEX sealed_case_confirmed_by ON sealed_case (confirmed_by);
GRANT SELECT, INSERT, UPDATE ON sealed_case TO subrosa_api;
GRANT SELECT, INSERT, UPDATE (sanction_id, preserved_at) ON sealed_case TO subrosa_worker;

CREATE TABLE sealed_report (
  case_id uuid PRIMARY KEY REFERENCES sealed_case,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'acknowledged', 'rejected')),
  number text CHECK (char_length(number) <= 40),
  is_whole boolean NOT NULL DEFAULT false,
  attempts integer NOT NULL DEFAULT 0,
  claimed_until timestamptz,
  problem text CHECK (char_length(problem) <= 200),
  asked_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  alarmed_at timestamptz,
  acknowledged_at timestamptz,
  retry_at timestamptz,
  CHECK ((state = 'acknowledged') = (acknowledged_at IS NOT NULL)),
  CHECK (state <> 'acknowledged' OR number IS NOT NULL)
);
COMMENT ON TABLE sealed_report IS 'sealed: what the agency is told, and the number that it gave';
COMMENT ON COLUMN sealed_report.is_whole IS 'every file is with the agency: only finishing is left';
COMMENT ON COLUMN sealed_report.claimed_until IS 'somebody sends it just now: two at once would tell the agency twice';
COMMENT ON COLUMN sealed_report.retry_at IS 'when a rejected report is sent again; at once where it is empty';
CREATE INDEX sealed_report_unacknowledged ON sealed_report (due_at) WHERE state <> 'acknowledged';
GRANT SELECT, INSERT, UPDATE ON sealed_report TO subrosa_api, subrosa_worker;
GRANT SELECT (case_id, state, number) ON sealed_report TO subrosa_documents;

-- The database itself requires two reviewers: the one who confirms is a reviewer at that moment and did not prepare the report.
CREATE FUNCTION sealed_case_two_persons() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
  DECLARE
    named CONSTANT text[] := ARRAY['moderator', 'safety_lead'];
  BEGIN
    IF NEW.confirmed_at IS NOT NULL AND OLD.confirmed_at IS NULL AND (
      NEW.confirmed_by IS NULL OR OLD.prepared_by IS NULL OR NEW.prepared_by IS DISTINCT FROM OLD.prepared_by
      OR NEW.confirmed_by = OLD.prepared_by
      OR (SELECT count(*) FROM sealed_person WHERE member_id IN (NEW.confirmed_by, OLD.prepared_by)) <> 2
      OR NOT staff_role_counts(OLD.prepared_by, named, NEW.confirmed_at)
      OR NOT staff_role_counts(NEW.confirmed_by, named, NEW.confirmed_at)
    ) THEN RAISE EXCEPTION 'a sealed case needs two named persons' USING ERRCODE = 'check_violation'; END IF;
    IF OLD.confirmed_at IS NOT NULL AND NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at THEN
      RAISE EXCEPTION 'a sealed case is confirmed once' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END
$$;
CREATE TRIGGER sealed_case_two_persons BEFORE UPDATE ON sealed_case FOR EACH ROW EXECUTE FUNCTION sealed_case_two_persons();

-- The roles of the proposer and of the confirmer must count at that moment.
CREATE FUNCTION sealed_naming_guard() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
  BEGIN
    IF TG_OP = 'INSERT' OR (NEW.confirmed_at IS NULL AND NEW.proposed_by IS NOT NULL AND (NEW.person_id, NEW.place, NEW.proposed_by)
      IS DISTINCT FROM (OLD.person_id, OLD.place, OLD.proposed_by))
    THEN
      IF NEW.confirmed_at IS NOT NULL OR NOT staff_role_counts(NEW.proposed_by, ARRAY['administrator'], NEW.proposed_at)
      THEN RAISE EXCEPTION 'a named person is proposed by an administrator whose role counts' USING ERRCODE = 'check_violation'; END IF;
      RETURN NEW;
    END IF;
    IF NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at AND NOT (
      OLD.confirmed_at IS NULL AND NEW.confirmed_by IS NOT NULL
      AND (NEW.person_id, NEW.place, NEW.proposed_by) IS NOT DISTINCT FROM (OLD.person_id, OLD.place, OLD.proposed_by)
      AND staff_role_counts(OLD.proposed_by, ARRAY['administrator'], NEW.confirmed_at)
      AND staff_role_counts(NEW.confirmed_by, ARRAY['safety_lead'], NEW.confirmed_at)
    ) THEN RAISE EXCEPTION 'a named person needs an administrator and a safety lead whose roles count' USING ERRCODE = 'check_violation'; END IF;
    RETURN NEW;
  END
$$;
CREATE TRIGGER sealed_naming_guard BEFORE INSERT OR UPDATE OF confirmed_at, person_id, place, proposed_by ON sealed_naming
  FOR EACH ROW
  EXECUTE FUNCTION sealed_naming_guard();
