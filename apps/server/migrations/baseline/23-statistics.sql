CREATE TABLE daily_metric (
  day date,
  metric text CHECK (metric IN ('opened', 'decided', 'against', 'in_time', 'waiting', 'joined', 'premium', 'uploads', 'errors')),
  kind text DEFAULT '' CHECK (char_length(kind) <= 40),
  dimension text DEFAULT '' CHECK (char_length(dimension) <= 40),
  count bigint NOT NULL CHECK (count >= 0),
  PRIMARY KEY (day, metric, kind, dimension)
);
COMMENT ON TABLE daily_metric IS 'statistics: counts of each past day, and errors of the present day; no member';
GRANT SELECT, INSERT, UPDATE ON daily_metric TO subrosa_api, subrosa_worker;

CREATE TABLE legal_matter (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('order_to_act', 'order_to_inform', 'dispute')),
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  received_on date NOT NULL,
  resolved_on date,
  outcome text CHECK (outcome IN ('complied', 'rejected', 'settled')),
  recorded_by uuid REFERENCES member ON DELETE SET NULL,
  recorded_at timestamptz NOT NULL,
  CHECK (resolved_on >= received_on),
  CHECK ((resolved_on IS NULL) = (outcome IS NULL))
);
COMMENT ON TABLE legal_matter IS 'statistics: orders of authorities and out-of-court disputes, as dates and outcome only';
CREATE INDEX legal_matter_received ON legal_matter (received_on DESC, id);
CREATE INDEX legal_matter_resolved ON legal_matter (resolved_on);
CREATE INDEX legal_matter_recorded_by ON legal_matter (recorded_by);
GRANT SELECT, INSERT, UPDATE ON legal_matter TO subrosa_api;

CREATE TABLE published_transparency_report (
  period text PRIMARY KEY CHECK (period ~ '^20[0-9]{2}(-H[12])?$'),
  lines jsonb NOT NULL,
  published_at timestamptz NOT NULL,
  published_by uuid REFERENCES member ON DELETE SET NULL
);
COMMENT ON TABLE published_transparency_report IS 'statistics: transparency reports as published, rounded';
CREATE INDEX published_transparency_report_published_by ON published_transparency_report (published_by);
GRANT SELECT, INSERT ON published_transparency_report TO subrosa_api;
