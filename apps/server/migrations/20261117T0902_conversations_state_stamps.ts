import { sql, type Kysely } from 'kysely';

const COLUMNS = [
  'id uuid NOT NULL',
  'commitment text NOT NULL CHECK (char_length(commitment) = 43)',
  'epoch integer NOT NULL CHECK (epoch >= 0)',
  'stamped_on date NOT NULL',
  'reporting_key_id text NOT NULL',
  'reporting_tag text NOT NULL CHECK (char_length(reporting_tag) = 43)',
];

/** Whatever another member sees is stamped, so that it can be reported: reactions, names and pictures of groups, invitations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Without a commitment nobody can prove what they say. Who invites does it again.
  await sql`DELETE FROM group_invitation`.execute(db);
  for (const column of COLUMNS) {
    await sql`
      -- The table is empty.
      -- squawk-ignore adding-required-field, adding-not-nullable-field, constraint-missing-not-valid
      ALTER TABLE group_invitation ADD COLUMN ${sql.raw(column)}`.execute(db);
  }
  await sql`COMMENT ON TABLE group_invitation IS 'conversations: who is asked into a group, its name sealed to them, the inviter’s commitment to it and the server’s tag; refused ones were asked by a group that they block, and do not see it'`.execute(
    db,
  );
  await sql`ALTER TABLE group_block ADD COLUMN invitation jsonb`.execute(db);
  await sql`COMMENT ON COLUMN group_block.invitation IS 'the invitation with which the name came, with what a report of it needs'`.execute(
    db,
  );
  await sql`
    ALTER TABLE conversation ADD CONSTRAINT conversation_state_stamped CHECK (state IS NULL OR coalesce(jsonb_exists(state -> 'stamped', 'reportingTag'), false)) NOT VALID`.execute(
    db,
  );
  await sql`
    ALTER TABLE message_reaction ADD CONSTRAINT message_reaction_stamped CHECK (jsonb_exists(envelope, 'reportingTag')) NOT VALID`.execute(
    db,
  );
}
