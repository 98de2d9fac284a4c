CREATE TABLE csam_reviewer_proposal (
  id uuid PRIMARY KEY,
  slot text NOT NULL CHECK (slot IN ('primary', 'secondary', 'deputy')),
  reviewer_id uuid REFERENCES member ON DELETE CASCADE,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 10 AND 500),
  proposed_by uuid REFERENCES member ON DELETE SET NULL,
  proposed_at timestamptz NOT NULL,
  confirmed_by uuid REFERENCES member ON DELETE SET NULL,
  confirmed_at timestamptz,
  CHECK (confirmed_by IS NULL OR confirmed_by IS DISTINCT FROM proposed_by),
  CHECK (confirmed_by IS NULL OR confirmed_by IS DISTINCT FROM reviewer_id),
  CHECK (proposed_by IS NULL OR proposed_by IS DISTINCT FROM reviewer_id),
  CHECK (confirmed_by IS NULL OR confirmed_at IS NOT NULL)
);
COMMENT ON TABLE csam_reviewer_proposal IS 'csam: proposed reviewers, proposed by one staff member and confirmed by another';
COMMENT ON COLUMN csam_reviewer_proposal.reviewer_id IS 'null: the slot becomes empty';
CREATE UNIQUE INDEX csam_reviewer_proposal_one_pending ON csam_reviewer_proposal (slot) WHERE confirmed_at IS NULL;
CREATE INDEX csam_reviewer_proposal_reviewer_id ON csam_reviewer_proposal (reviewer_id);
CREATE INDEX csam_reviewer_proposal_proposed_by ON csam_reviewer_proposal (proposed_by);
CREATE INDEX csam_reviewer_proposal_confirmed_by ON csam_reviewer_proposal (confirmed_by);
GRANT SELECT, INSERT, UPDATE ON csam_reviewer_proposal TO subrosa_api;

-- The slot is the key: primary, secondary and deputy, each another member.
CREATE TABLE csam_reviewer (
  slot text PRIMARY KEY CHECK (slot IN ('primary', 'secondary', 'deputy')),
  member_id uuid NOT NULL UNIQUE REFERENCES member ON DELETE CASCADE,
  proposal_id uuid NOT NULL REFERENCES csam_reviewer_proposal ON DELETE CASCADE
);
COMMENT ON TABLE csam_reviewer IS 'csam: the present reviewers of CSAM cases, two and a deputy';
CREATE INDEX csam_reviewer_proposal_of ON csam_reviewer (proposal_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON csam_reviewer TO subrosa_api;
GRANT SELECT ON csam_reviewer TO subrosa_worker;

CREATE TABLE csam_case (
  case_id uuid PRIMARY KEY REFERENCES moderation_case,
  source text NOT NULL CHECK (source IN ('upload', 'report')),
  hash_list text,
  distance smallint CHECK (distance BETWEEN 0 AND 256),
  sanction_id uuid REFERENCES sanction ON DELETE SET NULL,
  preserved_at timestamptz,
  verdict text CHECK (verdict IN ('report', 'dismiss')),
  incident text CHECK (incident IN ('material', 'enticement')),
  encrypted_note bytea,
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
COMMENT ON TABLE csam_case IS 'csam: CSAM cases, prepared by one reviewer and confirmed by another';
COMMENT ON COLUMN csam_case.encrypted_note IS 'the note to NCMEC';
CREATE INDEX csam_case_sanction_id ON csam_case (sanction_id);
CREATE INDEX csam_case_prepared_by ON csam_case (prepared_by);
CREATE INDEX csam_case_confirmed_by ON csam_case (confirmed_by);
GRANT SELECT, INSERT, UPDATE ON csam_case TO subrosa_api;
GRANT SELECT, INSERT, UPDATE (sanction_id, preserved_at) ON csam_case TO subrosa_worker;

CREATE TABLE csam_report (
  case_id uuid PRIMARY KEY REFERENCES csam_case,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'acknowledged', 'rejected')),
  number text CHECK (char_length(number) <= 40),
  files_sent boolean NOT NULL DEFAULT false,
  attempts integer NOT NULL DEFAULT 0,
  claimed_until timestamptz,
  problem text CHECK (char_length(problem) <= 200),
  requested_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  alerted_at timestamptz,
  acknowledged_at timestamptz,
  retry_at timestamptz,
  CHECK ((state = 'acknowledged') = (acknowledged_at IS NOT NULL)),
  CHECK (state <> 'acknowledged' OR number IS NOT NULL)
);
COMMENT ON TABLE csam_report IS 'csam: reports to NCMEC, with the number that NCMEC returned';
COMMENT ON COLUMN csam_report.files_sent IS 'all files were sent: only finishing is left';
COMMENT ON COLUMN csam_report.claimed_until IS 'a process is sending it: two at once would report twice';
COMMENT ON COLUMN csam_report.retry_at IS 'when a rejected report is sent again; null: immediately';
CREATE INDEX csam_report_unacknowledged ON csam_report (due_at) WHERE state <> 'acknowledged';
GRANT SELECT, INSERT, UPDATE ON csam_report TO subrosa_api, subrosa_worker;
GRANT SELECT (case_id, state, number) ON csam_report TO subrosa_documents;

-- The database itself requires two reviewers: the one who confirms is a reviewer at that moment and did not prepare the report.
CREATE FUNCTION csam_case_two_reviewers() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
  DECLARE
    roles CONSTANT text[] := ARRAY['moderator', 'safety_lead'];
  BEGIN
    IF NEW.confirmed_at IS NOT NULL AND OLD.confirmed_at IS NULL AND (
      NEW.confirmed_by IS NULL OR OLD.prepared_by IS NULL OR NEW.prepared_by IS DISTINCT FROM OLD.prepared_by
      OR NEW.confirmed_by = OLD.prepared_by
      OR (SELECT count(*) FROM csam_reviewer WHERE member_id IN (NEW.confirmed_by, OLD.prepared_by)) <> 2
      OR NOT staff_role_counts(OLD.prepared_by, roles, NEW.confirmed_at)
      OR NOT staff_role_counts(NEW.confirmed_by, roles, NEW.confirmed_at)
    ) THEN RAISE EXCEPTION 'a CSAM case needs two reviewers' USING ERRCODE = 'check_violation'; END IF;
    IF OLD.confirmed_at IS NOT NULL AND NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at THEN
      RAISE EXCEPTION 'a CSAM case is confirmed once' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END
$$;
CREATE TRIGGER csam_case_two_reviewers BEFORE UPDATE ON csam_case FOR EACH ROW EXECUTE FUNCTION csam_case_two_reviewers();

-- The roles of the proposer and of the confirmer must count at that moment.
CREATE FUNCTION csam_reviewer_proposal_guard() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
  BEGIN
    IF TG_OP = 'INSERT' OR (NEW.confirmed_at IS NULL AND NEW.proposed_by IS NOT NULL AND (NEW.reviewer_id, NEW.slot, NEW.proposed_by)
      IS DISTINCT FROM (OLD.reviewer_id, OLD.slot, OLD.proposed_by))
    THEN
      IF NEW.confirmed_at IS NOT NULL OR NOT staff_role_counts(NEW.proposed_by, ARRAY['administrator'], NEW.proposed_at)
      THEN RAISE EXCEPTION 'a CSAM reviewer is proposed by an administrator whose role counts' USING ERRCODE = 'check_violation'; END IF;
      RETURN NEW;
    END IF;
    IF NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at AND NOT (
      OLD.confirmed_at IS NULL AND NEW.confirmed_by IS NOT NULL
      AND (NEW.reviewer_id, NEW.slot, NEW.proposed_by) IS NOT DISTINCT FROM (OLD.reviewer_id, OLD.slot, OLD.proposed_by)
      AND staff_role_counts(OLD.proposed_by, ARRAY['administrator'], NEW.confirmed_at)
      AND staff_role_counts(NEW.confirmed_by, ARRAY['safety_lead'], NEW.confirmed_at)
    ) THEN RAISE EXCEPTION 'a CSAM reviewer needs an administrator and a safety lead whose roles count' USING ERRCODE = 'check_violation'; END IF;
    RETURN NEW;
  END
$$;
CREATE TRIGGER csam_reviewer_proposal_guard BEFORE INSERT OR UPDATE OF confirmed_at, reviewer_id, slot, proposed_by ON csam_reviewer_proposal
  FOR EACH ROW
  EXECUTE FUNCTION csam_reviewer_proposal_guard();
