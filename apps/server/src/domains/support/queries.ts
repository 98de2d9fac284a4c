import type { Db, Tx } from '../../platform/db/database.ts';

export async function findContactMessage(tx: Db | Tx, id: string) {
  return tx
    .selectFrom('contact_message')
    .select(['reference', 'email', 'message', 'locale', 'received_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findPrivacyRequest(tx: Db | Tx, id: string) {
  return tx
    .selectFrom('privacy_request')
    .select(['reference', 'email', 'kind', 'region', 'details', 'locale', 'received_at', 'acknowledge_by', 'answer_by'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findSubscriber(tx: Tx, id: string) {
  return tx.selectFrom('newsletter_subscriber').select(['id', 'email', 'name', 'locale', 'state']).where('id', '=', id).executeTakeFirst();
}

/** The answer of staff to a support request. */
export async function findReply(tx: Tx, caseId: string): Promise<string | null> {
  const found = await tx.selectFrom('moderation_case').select('note').where('id', '=', caseId).executeTakeFirst();
  return found?.note ?? null;
}
