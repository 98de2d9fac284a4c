/** Who looks, and whether their plan lets them read what others wrote. */
export interface Viewer {
  memberId: string;
  mayRead: boolean;
}

export const keySequenceOf = (member: string): string =>
  `coalesce((SELECT max(k.sequence) FROM key_record k WHERE k.member_id = ${member}), 0)`;

/**
 * The newest certificate of a device, with whether it is listed as a signer of the newest epoch of conversation `c`. Null
 * where there is none, or where its identity was replaced.
 */
export const certificateOf = ({ member, device }: { member: string; device: string }): string => `
  (SELECT CASE WHEN d.key_sequence = (SELECT max(k.sequence) FROM key_record k WHERE k.member_id = ${member}) THEN
      json_build_object('deviceKey', d.device_key, 'number', d.number, 'isSigner', (SELECT true FROM conversation_signer s
        WHERE s.conversation_id = c.id AND s.epoch = c.epoch AND s.member_id = ${member} AND s.device_id = ${device} AND s.number = d.number)
        IS NOT NULL) END
    FROM device_certificate d WHERE d.member_id = ${member} AND d.device_id = ${device} ORDER BY d.number DESC LIMIT 1)`;

/** The certificate with which the calling device signs. */
export interface SigningCertificate {
  deviceKey: string;
  number: number;
  /** Whether it has signed something in the newest epoch before. */
  isSigner: boolean;
}

/**
 * A message `m` as rows of entries hold it. What its reader may not read is not even fetched: `readable` and `viewer` are
 * parameters of the statement.
 */
export const entryColumns = ({ viewer, readable }: { viewer: string; readable: string }): string => `
  m.sequence::float8 AS sequence, m.id AS message_id, m.kind AS entry_kind, m.sender_id, m.device_id, m.epoch AS message_epoch, m.sent_at,
  m.edited_at, m.kind = 'message' AND m.ciphertext IS NULL OR m.kind = 'auto' AND m.note IS NULL OR (SELECT true FROM message_hidden h
    WHERE h.conversation_id = m.conversation_id AND h.member_id = ${viewer} AND h.sequence = m.sequence) IS NOT NULL AS gone,
  ${readable} OR m.sender_id = ${viewer} AS readable,
  CASE WHEN ${readable} OR m.sender_id = ${viewer} THEN m.ciphertext END AS ciphertext,
  m.salt, m.commitment, m.signature, m.reporting_key_id, m.reporting_tag,
  CASE WHEN m.kind = 'event' OR ${readable} OR m.sender_id = ${viewer} THEN m.note END AS note,
  CASE WHEN m.kind = 'message' AND (${readable} OR m.sender_id = ${viewer}) THEN (
    SELECT json_agg(r.envelope || jsonb_build_object('senderId', r.member_id) ORDER BY r.at) FROM message_reaction r
    WHERE r.conversation_id = m.conversation_id AND r.sequence = m.sequence) END AS reactions`;

/** In a group only what was said in epochs in which the viewer is. Of two, both are in all of them. */
export const inOwnEpoch = ({ viewer, isGroup }: { viewer: string; isGroup: string }): string =>
  `(NOT ${isGroup} OR (SELECT true FROM conversation_wrap w
    WHERE w.conversation_id = m.conversation_id AND w.member_id = ${viewer} AND w.epoch = m.epoch))`;
