/** The reader, and whether their plan allows reading messages of others. */
export interface Viewer {
  memberId: string;
  mayRead: boolean;
}

export const keySequenceOf = (member: string): string =>
  `coalesce((SELECT max(k.sequence) FROM key_record k WHERE k.member_id = ${member}), 0)`;

/** SQL: the ranges of a multirange of sequences, ascending; null if it is empty. */
export const rangesOf = (sequences: string): string =>
  `(SELECT json_agg(json_build_object('from', lower(r), 'to', upper(r) - 1) ORDER BY r) FROM unnest(${sequences}) r)`;

/**
 * SQL: the device’s newest certificate, with whether it signed in the newest epoch of conversation `c`. Null if there is
 * none or its identity was replaced.
 */
export const certificateOf = ({ member, device }: { member: string; device: string }): string => `
  (SELECT CASE WHEN d.key_sequence = (SELECT max(k.sequence) FROM key_record k WHERE k.member_id = ${member}) THEN
      json_build_object('deviceKey', d.device_key, 'number', d.number, 'isSigner', (SELECT true FROM conversation_signer s
        WHERE s.conversation_id = c.id AND s.epoch = c.epoch AND s.member_id = ${member} AND s.device_id = ${device} AND s.number = d.number)
        IS NOT NULL) END
    FROM device_certificate d WHERE d.member_id = ${member} AND d.device_id = ${device} ORDER BY d.number DESC LIMIT 1)`;

/** The certificate with which the caller’s device signs. */
export interface SigningCertificate {
  deviceKey: string;
  number: number;
  /** Whether it is already stored as a signer of the newest epoch. */
  isSigner: boolean;
}

/**
 * SQL columns of an entry from message `m`. Ciphertext is not even selected if the reader may not read it: `readable` and
 * `viewer` are parameters of the SQL statement. Reactions of an epoch without the viewer are omitted: they could not decrypt them.
 */
export const entryColumns = ({ viewer, readable }: { viewer: string; readable: string }): string => `
  m.sequence::float8 AS sequence, m.id AS message_id, m.kind AS entry_kind, m.sender_id, m.device_id, m.epoch AS message_epoch, m.sent_at,
  m.edited_at, m.kind = 'message' AND m.ciphertext IS NULL OR m.kind = 'auto' AND m.system_content IS NULL OR (SELECT true FROM message_hidden h
    WHERE h.conversation_id = m.conversation_id AND h.member_id = ${viewer} AND h.sequence = m.sequence) IS NOT NULL AS gone,
  ${readable} OR m.sender_id = ${viewer} AS readable,
  CASE WHEN ${readable} OR m.sender_id = ${viewer} THEN m.ciphertext END AS ciphertext,
  m.salt, m.commitment, m.signature, m.franking_key_id, m.franking_tag,
  CASE WHEN m.kind = 'event' OR ${readable} OR m.sender_id = ${viewer} THEN m.system_content END AS system_content,
  CASE WHEN m.kind = 'message' AND (${readable} OR m.sender_id = ${viewer}) THEN (
    SELECT json_agg(r.envelope || jsonb_build_object('senderId', r.member_id) ORDER BY r.created_at) FROM message_reaction r
    WHERE r.conversation_id = m.conversation_id AND r.sequence = m.sequence AND (SELECT true FROM conversation_key_wrap w
      WHERE w.conversation_id = r.conversation_id AND w.member_id = ${viewer} AND w.epoch = (r.envelope ->> 'epoch')::integer)) END AS reactions`;

/** SQL condition: in a group, the viewer is in the message’s epoch. Both members of a pair are in all epochs. */
export const inOwnEpoch = ({ viewer, isGroup }: { viewer: string; isGroup: string }): string =>
  `(NOT ${isGroup} OR (SELECT true FROM conversation_key_wrap w
    WHERE w.conversation_id = m.conversation_id AND w.member_id = ${viewer} AND w.epoch = m.epoch))`;
