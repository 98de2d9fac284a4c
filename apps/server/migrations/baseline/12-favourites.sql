CREATE TABLE favourite_member (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  favourite_id uuid REFERENCES member ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, favourite_id),
  CHECK (member_id <> favourite_id)
);
COMMENT ON TABLE favourite_member IS 'favourites: members whom a member saved';
CREATE INDEX favourite_member_list ON favourite_member (member_id, created_at DESC, favourite_id DESC);
CREATE INDEX favourite_member_of ON favourite_member (favourite_id);
GRANT SELECT, INSERT, DELETE ON favourite_member TO subrosa_api;
GRANT SELECT ON favourite_member TO subrosa_worker;

CREATE TABLE favourite_request (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  post_id uuid REFERENCES request_post ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, post_id)
);
COMMENT ON TABLE favourite_request IS 'favourites: request posts that a member saved';
CREATE INDEX favourite_request_list ON favourite_request (member_id, created_at DESC, post_id DESC);
CREATE INDEX favourite_request_of ON favourite_request (post_id);
GRANT SELECT, INSERT, DELETE ON favourite_request TO subrosa_api;
GRANT SELECT ON favourite_request TO subrosa_worker;
