CREATE TABLE daily_tally (
  day date,
  figure text CHECK (figure IN ('opened', 'decided', 'against', 'in_time', 'waiting', 'joined', 'premium', 'uploads', 'errors')),
  kind text DEFAULT '' CHECK (char_length(kind) <= 40),
  part text DEFAULT '' CHECK (char_length(part) <= 40),
  count bigint NOT NULL CHECK (count >= 0),
  PRIMARY KEY (day, figure, kind, part)
);
COMMENT ON TABLE daily_tally IS 'figures: what was counted on each day that is over, and errors of the day that runs; no person';
GRANT SELECT, INSERT, UPDATE ON daily_tally TO subrosa_api, subrosa_worker;

CREATE TABLE outside_matter (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('order_to_act', 'order_to_inform', 'dispute')),
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  received_on date NOT NULL,
  answered_on date,
  outcome text CHECK (outcome IN ('followed', 'refused', 'settled')),
  recorded_by uuid REFERENCES member ON DELETE SET NULL,
  recorded_at timestamptz NOT NULL,
  CHECK (answered_on >= received_on),
  CHECK ((answered_on IS NULL) = (outcome IS NULL))
);
COMMENT ON TABLE outside_matter IS 'figures: orders of authorities and disputes before bodies outside, as dates and outcome alone';
CREATE INDEX outside_matter_received ON outside_matter (received_on DESC, id);
CREATE INDEX outside_matter_answered ON outside_matter (answered_on);
CREATE INDEX outside_matter_recorded_by ON outside_matter (recorded_by);
GRANT SELECT, INSERT, UPDATE ON outside_matter TO subrosa_api;

CREATE TABLE published_report (
  period text PRIMARY KEY CHECK (period ~ '^20[0-9]{2}(-H[12])?$'),
  lines jsonb NOT NULL,
  published_at timestamptz NOT NULL,
  published_by uuid REFERENCES member ON DELETE SET NULL
);
COMMENT ON TABLE published_report IS 'figures: transparency reports as they were published, rounded';
CREATE INDEX published_report_published_by ON published_report (published_by);
GRANT SELECT, INSERT ON published_report TO subrosa_api;
