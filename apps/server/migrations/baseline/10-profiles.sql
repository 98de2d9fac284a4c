-- Units are fixed: grams, millimetres, tenths of an EU size. Columns are empty until the welcome wizard fills them. Cities have
-- no foreign key, because the gazetteer is replaced as a whole.
CREATE TABLE profile (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  gender text CHECK (gender IN ('man', 'woman', 'transgender_man', 'transgender_woman', 'x_gender', 'other')),
  desired_genders text[] NOT NULL DEFAULT '{}' CHECK (desired_genders <@ ARRAY['man', 'woman', 'other']),
  birth_date date CHECK (birth_date > '1900-01-01'::date),
  birthday_audience text NOT NULL DEFAULT 'connections'
    CHECK (birthday_audience IN ('all', 'connections', 'premium', 'connections_and_premium', 'you')),
  birth_year_audience text NOT NULL DEFAULT 'you'
    CHECK (birth_year_audience IN ('all', 'connections', 'premium', 'connections_and_premium', 'you')),
  weight_grams integer CHECK (weight_grams BETWEEN 1 AND 500000),
  height_millimetres integer CHECK (height_millimetres BETWEEN 1 AND 3000),
  shoe_size_tenths smallint CHECK (shoe_size_tenths BETWEEN 150 AND 600),
  body_type text,
  ethnicity text,
  experience text,
  about text NOT NULL DEFAULT '' CHECK (char_length(about) <= 5000),
  welcomes text[] NOT NULL DEFAULT '{}' CHECK (cardinality(welcomes) <= 8),
  declines text[] NOT NULL DEFAULT '{}' CHECK (cardinality(declines) <= 8),
  digital_only boolean NOT NULL DEFAULT false,
  encrypted_medical bytea,
  medical_audience text NOT NULL DEFAULT 'you' CHECK (medical_audience IN ('you', 'connections')),
  languages text[] NOT NULL DEFAULT '{}' CHECK (cardinality(languages) <= 20),
  supported_language text,
  interests smallint[] NOT NULL DEFAULT '{}' CHECK (cardinality(interests) <= 100),
  expertise smallint[] NOT NULL DEFAULT '{}' CHECK (cardinality(expertise) <= 10),
  city_id integer,
  location_status text NOT NULL DEFAULT 'home' CHECK (location_status IN ('home', 'traveling')),
  wishlist_url text CHECK (char_length(wishlist_url) <= 500),
  store_number text CHECK (store_number ~ '^[0-9]{3,20}$'),
  photo_id uuid REFERENCES media ON DELETE SET NULL,
  cover_id uuid REFERENCES media ON DELETE SET NULL,
  audiences jsonb NOT NULL DEFAULT '{}'::jsonb,
  changed_at timestamptz NOT NULL,
  current_city_id integer,
  travel_audience text CHECK (travel_audience IN ('all', 'connections', 'premium', 'connections_and_premium', 'you')),
  withheld_at timestamptz
);
COMMENT ON TABLE profile IS 'profiles: profiles; audiences contains the audience of each field that differs from the default';
COMMENT ON COLUMN profile.city_id IS 'the home city';
COMMENT ON COLUMN profile.current_city_id IS 'the present city of a traveller; null at home';
COMMENT ON COLUMN profile.travel_audience IS 'who sees the present city; others see the home city';
COMMENT ON COLUMN profile.withheld_at IS 'since when staff hide its texts from others; null if they are visible';
CREATE INDEX profile_photo ON profile (photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX profile_cover ON profile (cover_id) WHERE cover_id IS NOT NULL;
-- All members who live in a city, in the order in which a fan-out reads them.
CREATE INDEX profile_home ON profile (city_id, member_id) WHERE city_id IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON profile TO subrosa_api, subrosa_worker;

CREATE TABLE profile_link (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('social', 'fan_site', 'personal')),
  platform text NOT NULL CHECK (char_length(platform) <= 40),
  url text NOT NULL CHECK (url ~ '^https://' AND char_length(url) <= 500),
  position smallint NOT NULL
);
COMMENT ON TABLE profile_link IS 'profiles: links to other sites; visible to premium members';
CREATE INDEX profile_link_member ON profile_link (member_id, "position");
GRANT SELECT, INSERT, UPDATE, DELETE ON profile_link TO subrosa_api, subrosa_worker;

CREATE TABLE payment_method (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  encrypted_account bytea NOT NULL,
  position smallint NOT NULL
);
COMMENT ON TABLE payment_method IS 'profiles: payment methods; the account is encrypted, and visible to connections whom the member allows';
CREATE INDEX payment_method_member ON payment_method (member_id, "position");
GRANT SELECT, INSERT, UPDATE, DELETE ON payment_method TO subrosa_api, subrosa_worker;

CREATE TABLE payment_method_viewer (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  reader_id uuid REFERENCES member ON DELETE CASCADE,
  allowed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, reader_id),
  -- Viewers of payment accounts are connections; the permission ends with the connection.
  CONSTRAINT payment_method_viewer_connection FOREIGN KEY (member_id, reader_id) REFERENCES connection ON DELETE CASCADE
);
COMMENT ON TABLE payment_method_viewer IS 'profiles: connections who may see a member''s payment accounts';
CREATE INDEX payment_method_viewer_reader ON payment_method_viewer (reader_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON payment_method_viewer TO subrosa_api, subrosa_worker;

CREATE TABLE gallery_item (
  media_id uuid PRIMARY KEY REFERENCES media ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  position integer NOT NULL,
  caption text NOT NULL DEFAULT '' CHECK (char_length(caption) <= 300)
);
COMMENT ON TABLE gallery_item IS 'profiles: photos and videos in the order of their owner';
CREATE INDEX gallery_item_member ON gallery_item (member_id, "position", media_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON gallery_item TO subrosa_api, subrosa_worker;

CREATE FUNCTION set_connection_birthday() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    -- The shared lock makes a concurrent change of the date either commit before or find this row.
    SELECT date_part('month', birth_date) * 100 + date_part('day', birth_date) INTO NEW.birthday FROM profile WHERE member_id = NEW.other_id FOR SHARE;
    RETURN NEW;
  END
$$;
REVOKE ALL ON FUNCTION set_connection_birthday FROM PUBLIC;
CREATE TRIGGER connection_birthday BEFORE INSERT ON connection FOR EACH ROW EXECUTE FUNCTION set_connection_birthday();

CREATE FUNCTION sync_connection_birthdays() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    UPDATE connection SET birthday = date_part('month', NEW.birth_date) * 100 + date_part('day', NEW.birth_date) WHERE other_id = NEW.member_id;
    RETURN NULL;
  END
$$;
REVOKE ALL ON FUNCTION sync_connection_birthdays FROM PUBLIC;
CREATE TRIGGER profile_sync_birthday AFTER INSERT OR UPDATE OF birth_date ON profile
  FOR EACH ROW
  EXECUTE FUNCTION sync_connection_birthdays();
