CREATE TABLE moderation_case (
  id uuid PRIMARY KEY,
  kind text NOT NULL
    CHECK (
      kind IN ('own_initiative', 'lifetime_fraud', 'media_review', 'media_match', 'media_objection', 'member_report', 'profile_text', 'request_text', 'request_report', 'conversation_report', 'identity', 'lifetime', 'under_age', 'ncii', 'csam', 'dmca', 'counter_notice', 'complaint', 'depicted_person', 'privacy_request', 'contact', 'ban_evasion', 'appeal')
    ),
  subject_kind text NOT NULL
    CHECK (subject_kind IN ('media', 'profile', 'report', 'request', 'verification', 'notice', 'support_request', 'statement_of_reasons')),
  subject_id uuid NOT NULL,
  member_id uuid REFERENCES member ON DELETE SET NULL,
  reporter_id uuid REFERENCES member ON DELETE SET NULL,
  priority smallint NOT NULL CHECK (priority BETWEEN 0 AND 9),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'decided')),
  opened_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  assignee_id uuid REFERENCES member ON DELETE SET NULL,
  assigned_at timestamptz,
  decision text CHECK (decision IN ('approve', 'reject', 'remove', 'dismiss', 'answer', 'overturn', 'uphold')),
  reason text,
  note text CHECK (char_length(note) <= 1000),
  decided_by uuid REFERENCES member ON DELETE SET NULL,
  decided_at timestamptz,
  first_decider_id uuid REFERENCES member ON DELETE SET NULL,
  reminder_count smallint NOT NULL DEFAULT 0,
  next_reminder_at timestamptz,
  CHECK ((state = 'decided') = (decision IS NOT NULL)),
  CHECK ((state = 'decided') = (decided_at IS NOT NULL)),
  CONSTRAINT moderation_case_reason_given CHECK (decision IS NULL OR (decision NOT IN ('reject', 'remove')) OR reason IS NOT NULL)
);
COMMENT ON TABLE moderation_case IS 'moderation: cases that staff decide, with their deadline';
-- Two identical reports, from a retry or from two tabs, create one case.
CREATE UNIQUE INDEX moderation_case_one_open ON moderation_case (kind, subject_id) WHERE state = 'open';
CREATE INDEX moderation_case_queue ON moderation_case (priority DESC, due_at, id) WHERE state = 'open';
CREATE INDEX moderation_case_decided ON moderation_case (decided_at DESC, id DESC) WHERE state = 'decided';
CREATE INDEX moderation_case_subject ON moderation_case (subject_id);
CREATE INDEX moderation_case_member_id ON moderation_case (member_id);
CREATE INDEX moderation_case_reporter_id ON moderation_case (reporter_id);
CREATE INDEX moderation_case_assignee_id ON moderation_case (assignee_id);
CREATE INDEX moderation_case_decided_by ON moderation_case (decided_by);
CREATE INDEX moderation_case_first_decider_id ON moderation_case (first_decider_id);
CREATE INDEX moderation_case_reminder ON moderation_case (next_reminder_at) WHERE state = 'open' AND next_reminder_at IS NOT NULL;
CREATE INDEX moderation_case_reporter ON moderation_case (reporter_id) WHERE reporter_id IS NOT NULL;
-- Statistics count a day or a period without reading the whole table.
CREATE INDEX moderation_case_opened ON moderation_case (opened_at);
GRANT SELECT, INSERT, UPDATE ON moderation_case TO subrosa_api, subrosa_worker;
GRANT SELECT (id, subject_id, state, assignee_id) ON moderation_case TO subrosa_documents;

CREATE TABLE moderation_event (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES moderation_case,
  occurred_at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('opened', 'claimed', 'released', 'accessed', 'noted', 'decided', 'reminded', 'revealed')),
  actor_id uuid,
  detail jsonb NOT NULL DEFAULT '{}'::jsonb
);
COMMENT ON TABLE moderation_event IS 'moderation: events of a case; append only';
CREATE INDEX moderation_event_case ON moderation_event (case_id, occurred_at, id);
GRANT SELECT, INSERT ON moderation_event TO subrosa_api, subrosa_worker;
GRANT INSERT ON moderation_event TO subrosa_documents;

CREATE TABLE subject_status (
  subject_id uuid PRIMARY KEY,
  subject_kind text NOT NULL,
  status text NOT NULL CHECK (status IN ('under_review', 'approved', 'rejected', 'removed')),
  case_id uuid NOT NULL REFERENCES moderation_case,
  changed_at timestamptz NOT NULL
);
COMMENT ON TABLE subject_status IS 'moderation: the state of a subject after its last decision; derived from the events';
GRANT SELECT, INSERT, UPDATE ON subject_status TO subrosa_api, subrosa_worker;

CREATE TABLE prohibited_word (
  word text PRIMARY KEY CHECK (char_length(word) BETWEEN 2 AND 80),
  added_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE prohibited_word IS 'moderation: words that texts of members must not contain';
GRANT SELECT, INSERT, DELETE ON prohibited_word TO subrosa_api;
GRANT SELECT ON prohibited_word TO subrosa_worker;

CREATE TABLE sanction (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  case_id uuid NOT NULL REFERENCES moderation_case,
  kind text NOT NULL CHECK (kind IN ('warning', 'strike', 'suspension', 'ban')),
  reason text NOT NULL,
  imposed_at timestamptz NOT NULL,
  ends_at timestamptz,
  state_before text CHECK (state_before IN ('pending', 'active')),
  lifted_at timestamptz,
  lifted_because text CHECK (lifted_because IN ('expired', 'overturned', 'lifted_early')),
  CHECK (ends_at > imposed_at),
  CHECK ((lifted_at IS NULL) = (lifted_because IS NULL)),
  CHECK (kind <> 'strike' OR ends_at IS NOT NULL)
);
COMMENT ON TABLE sanction IS 'moderation: sanctions imposed on members by decisions';
CREATE INDEX sanction_member ON sanction (member_id);
CREATE INDEX sanction_case ON sanction (case_id);
CREATE INDEX sanction_ends_at ON sanction (ends_at) WHERE lifted_at IS NULL AND ends_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE ON sanction TO subrosa_api, subrosa_worker;

CREATE TABLE banned_identifier (
  kind text CHECK (kind IN ('email', 'phone', 'document')),
  hash bytea CHECK (octet_length(hash) = 32),
  sanction_id uuid,
  PRIMARY KEY (kind, hash, sanction_id)
);
COMMENT ON TABLE banned_identifier IS 'moderation: keyed hashes that recognise a banned member; kept after deletion of the account';
CREATE INDEX banned_identifier_sanction ON banned_identifier (sanction_id);
GRANT SELECT, INSERT, DELETE ON banned_identifier TO subrosa_api, subrosa_worker;

-- One decision may concern several members: all who published a copy.
CREATE TABLE statement_of_reasons (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES moderation_case,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  reason text NOT NULL,
  sanction_id uuid REFERENCES sanction ON DELETE SET NULL,
  issued_at timestamptz NOT NULL,
  appeal_until timestamptz NOT NULL,
  CONSTRAINT statement_of_reasons_one_a_member UNIQUE (case_id, member_id)
);
COMMENT ON TABLE statement_of_reasons IS 'moderation: statements of reasons for decisions against a member';
CREATE INDEX statement_of_reasons_member ON statement_of_reasons (member_id, issued_at DESC, id);
CREATE INDEX statement_of_reasons_sanction ON statement_of_reasons (sanction_id);
GRANT SELECT, INSERT, UPDATE ON statement_of_reasons TO subrosa_api, subrosa_worker;

CREATE TABLE appeal (
  statement_of_reasons_id uuid PRIMARY KEY REFERENCES statement_of_reasons ON DELETE CASCADE,
  case_id uuid NOT NULL UNIQUE REFERENCES moderation_case,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  filed_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('overturned', 'upheld')),
  answered_at timestamptz,
  CHECK ((outcome IS NULL) = (answered_at IS NULL))
);
COMMENT ON TABLE appeal IS 'moderation: the appeal of a member against a decision, once per decision';
GRANT SELECT, INSERT, UPDATE ON appeal TO subrosa_api, subrosa_worker;

-- The case is optional: a reason suffices for a staff member who searched for the member.
CREATE TABLE member_reveal (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  case_id uuid REFERENCES moderation_case,
  revealed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (expires_at > revealed_at)
);
COMMENT ON TABLE member_reveal IS 'moderation: which staff member may see the name of a member, and until when';
CREATE INDEX member_reveal_staff ON member_reveal (staff_id, member_id, expires_at);
CREATE INDEX member_reveal_member ON member_reveal (member_id);
CREATE INDEX member_reveal_case ON member_reveal (case_id);
GRANT SELECT, INSERT ON member_reveal TO subrosa_api;
GRANT SELECT ON member_reveal TO subrosa_worker;

CREATE TABLE member_pseudonym (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  pseudonym text NOT NULL CHECK (pseudonym ~ '^M-[2-9A-Z]{7}$')
);
COMMENT ON TABLE member_pseudonym IS 'moderation: the pseudonym under which staff see a member, so that it can be searched';
CREATE INDEX member_pseudonym_pseudonym ON member_pseudonym (pseudonym);
GRANT SELECT, INSERT ON member_pseudonym TO subrosa_api;

CREATE TABLE staff_member_access (
  staff_id uuid REFERENCES member ON DELETE CASCADE,
  member_id uuid REFERENCES member ON DELETE CASCADE,
  pseudonym text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, member_id)
);
COMMENT ON TABLE staff_member_access IS 'moderation: members that a staff member searched for, and until when their record is open';
CREATE INDEX staff_member_access_member ON staff_member_access (member_id);
CREATE UNIQUE INDEX staff_member_access_pseudonym ON staff_member_access (staff_id, pseudonym);
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_member_access TO subrosa_api;

-- Staff notes about a member are deleted with the member; the decision and its reason remain.
CREATE FUNCTION clear_case_note() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN
    NEW.note := NULL;
    RETURN NEW;
  END
$$;
CREATE TRIGGER moderation_case_clear_note BEFORE UPDATE OF member_id ON moderation_case
  FOR EACH ROW WHEN (NEW.member_id IS NULL AND OLD.member_id IS NOT NULL)
  EXECUTE FUNCTION clear_case_note();

-- A decision about a colleague's decision requires another staff member whose role counts. A withdrawn case cannot be decided.
CREATE FUNCTION moderation_case_second_decider() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
  BEGIN
    IF NEW.decided_by IN (OLD.first_decider_id, OLD.member_id) OR NOT staff_role_counts(NEW.decided_by,
      CASE WHEN OLD.kind = 'appeal' THEN ARRAY['safety_lead'] ELSE ARRAY['reviewer', 'safety_lead'] END, NEW.decided_at)
    THEN RAISE EXCEPTION 'what was decided before needs a second person whose role counts' USING ERRCODE = 'check_violation'; END IF;
    RETURN NEW;
  END
$$;
CREATE TRIGGER moderation_case_second_decider BEFORE UPDATE OF decided_by, decision ON moderation_case
  FOR EACH ROW WHEN ((OLD.kind = 'appeal' OR OLD.first_decider_id IS NOT NULL) AND NEW.decided_by IS NOT NULL AND (NEW.decided_by IS DISTINCT FROM OLD.decided_by OR NEW.decision IS DISTINCT FROM OLD.decision))
  EXECUTE FUNCTION moderation_case_second_decider();

CREATE TRIGGER moderation_event_append_only BEFORE DELETE OR UPDATE ON moderation_event FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER moderation_event_no_truncate BEFORE TRUNCATE ON moderation_event FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
