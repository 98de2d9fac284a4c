import type pg from 'pg';

const OF_NOW = (column: string) => `overlay(overlay(${column}::text placing '4' from 15) placing 'a' from 20)::uuid`;

const VALID = '^.{14}[47].{4}[89ab]';

/**
 * Makes the generated conversations of these members valid for our routes: the hashes that bench/chat uses as ids are not valid ids,
 * and the random bytes of payment methods cannot be decrypted. Does nothing when it was done before.
 */
export async function repairMembers(client: pg.Client, memberIds: readonly string[]): Promise<void> {
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query('DELETE FROM payment_method WHERE member_id = ANY($1::uuid[])', [memberIds]);
  await client.query(
    `CREATE TEMP TABLE repaired ON COMMIT DROP AS
     SELECT old, id FROM (SELECT DISTINCT conversation_id AS old, ${OF_NOW('conversation_id')} AS id
       FROM conversation_member WHERE member_id = ANY($1::uuid[])) seats WHERE old <> id`,
    [memberIds],
  );
  await client.query('ANALYZE repaired');
  await client.query('UPDATE conversation c SET id = m.id FROM repaired m WHERE c.id = m.old');
  await client.query('UPDATE conversation_member s SET conversation_id = m.id FROM repaired m WHERE s.conversation_id = m.old');
  await client.query(
    `WITH gone AS (DELETE FROM message t USING repaired m WHERE t.conversation_id = m.old RETURNING m.id AS repaired, t.*)
     INSERT INTO message (conversation_id, sequence, id, sender_id, device_id, epoch, sent_at, salt, commitment, ciphertext, signature,
       franking_key_id, franking_tag)
     SELECT repaired, sequence, ${OF_NOW('id')}, sender_id, ${OF_NOW('device_id')}, epoch, sent_at, salt, commitment, ciphertext, signature,
       franking_key_id, franking_tag FROM gone`,
  );
  // One conversation in 256 has a valid id by chance, but its content is still invalid.
  await client.query(
    `UPDATE message t SET id = ${OF_NOW('t.id')}, device_id = ${OF_NOW('t.device_id')} FROM conversation_member s
     WHERE s.member_id = ANY($1::uuid[]) AND t.conversation_id = s.conversation_id AND t.kind = 'message'
       AND (t.id::text !~ $2 OR t.device_id::text !~ $2)`,
    [memberIds, VALID],
  );
  await client.query('COMMIT');
}
