import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // As before; and what is about roles, documents and sealed cases is anchored by a job of the same transaction, whoever writes it.
  await sql`
    CREATE OR REPLACE FUNCTION append_audit(
      written_at timestamptz, actor uuid, what text, about_kind text, about uuid, words jsonb, key_id uuid, sealed bytea
    ) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
    DECLARE
      head public.audit_head;
      next_seq bigint;
      next_hash bytea;
    BEGIN
      SELECT * INTO STRICT head FROM public.audit_head FOR UPDATE;
      next_seq := head.seq + 1;
      next_hash := sha256(convert_to(
        public.audit_field(next_seq::text)
        || public.audit_field((extract(epoch FROM written_at) * 1000000)::bigint::text)
        || public.audit_field(actor::text)
        || public.audit_field(what)
        || public.audit_field(about_kind)
        || public.audit_field(about::text)
        || public.audit_field(words::text)
        || public.audit_field(key_id::text)
        || public.audit_field(encode(sealed, 'hex'))
        || public.audit_field(encode(head.hash, 'hex')), 'UTF8'));
      INSERT INTO public.audit_entry
        (seq, at, actor_id, action, subject_kind, subject_id, detail, sealed_for, sealed_payload, previous_hash, hash)
      VALUES (next_seq, written_at, actor, what, about_kind, about, words, key_id, sealed, head.hash, next_hash);
      UPDATE public.audit_head SET seq = next_seq, hash = next_hash;
      IF what ~ '^(role|document|sealed)\\.' THEN
        PERFORM public.enqueue_job('audit:anchor', '{}'::json, 'audit:anchor');
      END IF;
      RETURN next_seq;
    END $$`.execute(db);
}
