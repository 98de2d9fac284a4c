-- Dates and times as the owner entered them, in the calendar and clock of time_zone; the instants are derived from them. The
-- range `during` must not overlap: it contains the instants, and for a trip its days, so that a day belongs to one trip only.
CREATE TABLE calendar_entry (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('event', 'schedule', 'travel')),
  version integer NOT NULL DEFAULT 1,
  series_id uuid,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 1000),
  description text NOT NULL CHECK (char_length(description) <= 20000),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  start_time time,
  end_time time,
  all_day boolean NOT NULL,
  continuous boolean NOT NULL,
  time_zone text NOT NULL CHECK (char_length(time_zone) <= 60),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  during tstzrange GENERATED ALWAYS AS (
CASE
    WHEN kind = 'travel' THEN tstzrange((starts_on::timestamp without time zone AT TIME ZONE 'UTC'), ((ends_on + 1)::timestamp without time zone AT TIME ZONE 'UTC'))
    ELSE tstzrange(starts_at, ends_at)
END) STORED NOT NULL,
  from_city_id integer,
  city_id integer,
  audience text NOT NULL CHECK (audience IN ('all', 'connections', 'premium', 'connections_and_premium', 'you', 'chosen')),
  publish_at timestamptz NOT NULL,
  announced_at timestamptz,
  next_location_change_at timestamptz,
  notify boolean NOT NULL,
  notify_city boolean NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT calendar_entry_occupied EXCLUDE USING gist (owner_id WITH =, kind WITH =, during WITH &&) WHERE (kind = 'travel' OR NOT all_day),
  CHECK (starts_on <= ends_on AND starts_at < ends_at),
  CHECK ((start_time IS NULL) = (all_day OR continuous) AND (end_time IS NULL) = (start_time IS NULL)),
  CHECK ((kind = 'travel') = (city_id IS NOT NULL) AND (kind <> 'travel' OR all_day))
);
COMMENT ON TABLE calendar_entry IS 'calendar: events, schedules and travel plans, their audience and their publication time';
COMMENT ON COLUMN calendar_entry.announced_at IS 'when others were notified; null while nobody else may see it';
COMMENT ON COLUMN calendar_entry.next_location_change_at IS 'of a trip: when the location of its owner changes next';
CREATE INDEX calendar_entry_owner ON calendar_entry (owner_id, ends_on, starts_on);
CREATE INDEX calendar_entry_series ON calendar_entry (series_id) WHERE series_id IS NOT NULL;
CREATE INDEX calendar_entry_publish ON calendar_entry (publish_at) WHERE announced_at IS NULL;
CREATE INDEX calendar_entry_move ON calendar_entry (next_location_change_at) WHERE next_location_change_at IS NOT NULL;
CREATE INDEX calendar_entry_arrival ON calendar_entry (city_id, ends_at) WHERE kind = 'travel' AND notify_city AND announced_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_entry TO subrosa_api, subrosa_worker;

CREATE TABLE calendar_entry_viewer (
  entry_id uuid REFERENCES calendar_entry ON DELETE CASCADE,
  member_id uuid REFERENCES member ON DELETE CASCADE,
  PRIMARY KEY (entry_id, member_id)
);
COMMENT ON TABLE calendar_entry_viewer IS 'calendar: connections to whom an entry is published individually';
CREATE INDEX calendar_entry_viewer_member ON calendar_entry_viewer (member_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_entry_viewer TO subrosa_api, subrosa_worker;

-- entry_id has no reference: members are also notified about removed entries.
CREATE TABLE calendar_fan_out (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('event_created', 'event_modified', 'event_removed', 'coming_to_your_city')),
  owner_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  entry_id uuid NOT NULL,
  subject jsonb,
  after_id uuid,
  notified_count integer NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL,
  finished_at timestamptz
);
COMMENT ON TABLE calendar_fan_out IS 'calendar: notifications to connections or to a city in batches, and their progress';
CREATE INDEX calendar_fan_out_owner ON calendar_fan_out (owner_id);
CREATE INDEX calendar_fan_out_done ON calendar_fan_out (finished_at) WHERE finished_at IS NOT NULL;
GRANT SELECT, INSERT ON calendar_fan_out TO subrosa_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_fan_out TO subrosa_worker;

CREATE TABLE arrival_alert (
  entry_id uuid REFERENCES calendar_entry ON DELETE CASCADE,
  member_id uuid REFERENCES member ON DELETE CASCADE,
  PRIMARY KEY (entry_id, member_id)
);
COMMENT ON TABLE arrival_alert IS 'calendar: members who were notified of an arrival, once per trip';
CREATE INDEX arrival_alert_member ON arrival_alert (member_id);
GRANT SELECT, INSERT ON arrival_alert TO subrosa_worker;

CREATE TABLE calendar_update_quota (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  week date,
  used smallint NOT NULL CHECK (used > 0),
  PRIMARY KEY (member_id, week)
);
COMMENT ON TABLE calendar_update_quota IS 'calendar: the number of updates that a regular member received in a week, which starts on Monday in UTC';
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_update_quota TO subrosa_worker;

CREATE TABLE calendar_feed (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  secret_hash bytea NOT NULL UNIQUE,
  titles text NOT NULL CHECK (titles IN ('discreet', 'own')),
  created_at timestamptz NOT NULL,
  used_on date
);
COMMENT ON TABLE calendar_feed IS 'calendar: secret URLs for calendar programs; only a hash of the secret is stored';
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_feed TO subrosa_api, subrosa_worker;
