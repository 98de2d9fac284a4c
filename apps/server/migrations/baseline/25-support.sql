CREATE TABLE contact_message (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  email text NOT NULL CHECK (char_length(email) <= 254),
  message text NOT NULL CHECK (char_length(message) BETWEEN 1 AND 5000),
  received_at timestamptz NOT NULL,
  locale text NOT NULL DEFAULT 'en' CHECK (char_length(locale) <= 35)
);
COMMENT ON TABLE contact_message IS 'support: messages from the contact form';
COMMENT ON COLUMN contact_message.locale IS 'the language of the reply';
CREATE INDEX contact_message_address ON contact_message (lower(email));
GRANT SELECT, INSERT ON contact_message TO subrosa_api;
GRANT SELECT, DELETE ON contact_message TO subrosa_worker;

CREATE TABLE privacy_request (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  email text NOT NULL CHECK (char_length(email) <= 254),
  kind text NOT NULL CHECK (kind IN ('know', 'delete', 'correct', 'opt_out', 'limit')),
  region text CHECK (char_length(region) <= 100),
  details text CHECK (char_length(details) <= 5000),
  locale text NOT NULL,
  received_at timestamptz NOT NULL,
  acknowledge_by date NOT NULL,
  answer_by date NOT NULL,
  CHECK (answer_by >= acknowledge_by)
);
COMMENT ON TABLE privacy_request IS 'support: requests under privacy law, with their deadlines';
GRANT SELECT, INSERT ON privacy_request TO subrosa_api;
GRANT SELECT, DELETE ON privacy_request TO subrosa_worker;

CREATE TABLE newsletter_subscriber (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (char_length(email) <= 254),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  locale text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'subscribed', 'unsubscribed')),
  requested_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  CHECK ((state = 'subscribed') <= (confirmed_at IS NOT NULL))
);
COMMENT ON TABLE newsletter_subscriber IS 'support: newsletter addresses; an unconfirmed one receives only the confirmation email';
CREATE UNIQUE INDEX newsletter_subscriber_email ON newsletter_subscriber (lower(email));
GRANT SELECT, INSERT, UPDATE ON newsletter_subscriber TO subrosa_api;
GRANT SELECT, DELETE ON newsletter_subscriber TO subrosa_worker;

CREATE TABLE client_error (
  fingerprint text PRIMARY KEY,
  message text NOT NULL,
  stack text,
  path text NOT NULL,
  release text NOT NULL,
  occurrences bigint NOT NULL DEFAULT 1,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);
COMMENT ON TABLE client_error IS 'support: errors of the web app, grouped by fingerprint, without the member';
GRANT SELECT, INSERT, UPDATE ON client_error TO subrosa_api;
GRANT DELETE, SELECT (last_seen_at) ON client_error TO subrosa_worker;

CREATE TABLE page_view (
  day date,
  route text CHECK (char_length(route) <= 100),
  views bigint NOT NULL DEFAULT 1 CHECK (views > 0),
  PRIMARY KEY (day, route)
);
COMMENT ON TABLE page_view IS 'support: views of each page per day, by visitors who consented; no person, no IP address';
GRANT SELECT, INSERT, UPDATE ON page_view TO subrosa_api;
