import { isFindableMember, notBlocked } from '../../../sql/visibility.ts';
/** The JSON of one published row of `media`. */
const picture = (row: string) => `json_build_object('id', ${row}.id, 'generation', ${row}.generation, 'kind', ${row}.kind,
    'width', ${row}.width, 'height', ${row}.height, 'duration_ms', ${row}.duration_ms,
    'placeholder', encode(${row}.placeholder, 'base64'))`;

// The selected picture, or the previous one until the selected one is published.
const visiblePicture = (chosen: string, purpose: string) => `
  (SELECT ${picture('one')} FROM media one
   WHERE ${chosen} IS NOT NULL AND one.owner_id = m.id AND one.purpose = '${purpose}' AND one.state = 'published'
   ORDER BY one.id = ${chosen} DESC, one.started_at DESC LIMIT 1)`;

const cityOf = (id: string) => `
  (SELECT json_build_object('id', city.id, 'name', coalesce(city.translations ->> $4, city.name), 'country', city.country,
     'region', city.region, 'timeZone', city.time_zone) FROM city WHERE city.id = ${id})`;

/**
 * Everything that a profile page needs, in one round trip. Parameters: the profile's key, the viewer, today, the language. WHERE excludes
 * profiles that are hidden from the viewer, so that they take as long as an unknown name.
 */
const sqlFor = (whom: string) => `
SELECT m.id, m.username, m.account_type, m.state, s.private_account, s.time_zone,
  m.identity_verified_at IS NOT NULL AS verified, m.phone_verified_at IS NOT NULL AS phone_verified, is_premium(m.id, $3) AS premium,
  (SELECT json_agg(json_build_object('method', i.method, 'month', to_char(i.verified_at AT TIME ZONE 'UTC', 'YYYY-MM')) ORDER BY i.method)
   FROM identity_record i WHERE i.member_id = m.id) AS verifications,
  (SELECT c.state FROM connection c WHERE c.member_id = $2 AND c.other_id = m.id) AS connection,
  p.gender, p.desired_genders, p.birth_date, p.birthday_audience, p.birth_year_audience,
  p.weight_grams, p.height_millimetres, p.shoe_size_tenths, p.body_type, p.ethnicity, p.experience, p.about, p.welcomes, p.declines,
  p.digital_only, p.encrypted_medical, p.medical_audience, p.languages, p.interests, p.expertise, p.location_status, p.travel_audience, p.wishlist_url,
  p.store_number, p.audiences, p.withheld_at IS NOT NULL AS withheld,
  ${cityOf('p.city_id')} AS city, ${cityOf('p.current_city_id')} AS there,
  (SELECT mine.interests FROM profile mine WHERE mine.member_id = $2) AS viewer_interests,
  EXISTS (SELECT FROM payment_method_viewer r WHERE r.member_id = m.id AND r.reader_id = $2) AS payment_viewer,
  ${visiblePicture('p.photo_id', 'profile_photo')} AS photo,
  ${visiblePicture('p.cover_id', 'cover')} AS cover,
  (SELECT json_agg(json_build_object('id', l.id, 'kind', l.kind, 'platform', l.platform, 'url', l.url) ORDER BY l.position, l.id)
   FROM profile_link l WHERE l.member_id = m.id) AS links,
  (SELECT json_agg(json_build_object('name', w.name, 'account', encode(w.encrypted_account, 'base64')) ORDER BY w.position)
   FROM payment_method w WHERE w.member_id = m.id) AS payment,
  (SELECT json_build_object('total', coalesce(max(f.total), 0), 'first', coalesce(
     json_agg(json_build_object('caption', f.caption, 'media', ${picture('f')}) ORDER BY f.position, f.id), '[]')) FROM (
     SELECT g.caption, g.position, i.id, i.generation, i.kind, i.width, i.height, i.duration_ms, i.placeholder, count(*) OVER () AS total
     FROM gallery_item g JOIN media i ON i.id = g.media_id AND i.state = 'published'
     WHERE g.member_id = m.id ORDER BY g.position, g.media_id LIMIT 4) f) AS gallery
FROM member m
JOIN member_settings s ON s.member_id = m.id
LEFT JOIN profile p ON p.member_id = m.id
WHERE ${whom} AND (m.id = $2 OR (${isFindableMember('m', 'p')} AND ${notBlocked('m.id', '$2')}))`;

export const findById = { name: 'profiles.find-by-id', text: sqlFor('m.id = $1::uuid') };
export const findByUsername = { name: 'profiles.find-by-username', text: sqlFor('lower(m.username) = $1') };
