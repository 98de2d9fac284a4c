import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { LINK_MAILS, LINK_MAILS_MS, linkHash, linkPurposes, newLinkToken, type LinkPurpose } from '../mail-links.ts';

interface NewLink {
  purpose: LinkPurpose;
  subject: string;
  now: Date;
  /** The subject whose email limit this link shares. */
  countedAs?: string;
}

/**
 * Stores a new link for an email and returns its token, which is not stored. Returns null if the recipient's limit of these emails is
 * reached.
 */
export async function addLink(tx: Tx, link: NewLink): Promise<string | null> {
  if (!(await countLinkMail(tx, { ...link, subject: link.countedAs ?? link.subject }))) return null;
  const token = newLinkToken();
  await tx
    .insertInto('email_link_token')
    .values({
      token_hash: linkHash(token),
      purpose: link.purpose,
      subject: link.subject,
      expires_at: new Date(link.now.getTime() + linkPurposes[link.purpose]),
    })
    .execute();
  return token;
}

/** Counts the email in a table of its own, because a new password deletes the links. Returns false if the limit of the hour is reached. */
export async function countLinkMail(tx: Tx, { purpose, subject, now }: NewLink): Promise<boolean> {
  const over = sql<boolean>`link_mail_counter.started_at <= ${new Date(now.getTime() - LINK_MAILS_MS)}`;
  const counted = await tx
    .insertInto('link_mail_counter')
    .values({ purpose, subject, mails: 1, started_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'purpose'])
        .doUpdateSet({
          mails: sql`CASE WHEN ${over} THEN 1 ELSE link_mail_counter.mails + 1 END`,
          started_at: sql`CASE WHEN ${over} THEN ${now} ELSE link_mail_counter.started_at END`,
        })
        .where((eb) => eb.or([eb('link_mail_counter.mails', '<', LINK_MAILS), over])),
    )
    .executeTakeFirst();
  return (counted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Locks an unused, unexpired link and returns its subject. Concurrent uses of the link wait. */
export async function lockLink(tx: Tx, token: string, purpose: LinkPurpose, now: Date): Promise<string | null> {
  const link = await tx
    .selectFrom('email_link_token')
    .select('subject')
    .where('token_hash', '=', linkHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return link?.subject ?? null;
}

/** Marks a link as used. Returns its purpose and subject, or null if it is unknown, expired or used. */
export async function consumeLink(
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<{ purpose: LinkPurpose; subject: string } | null> {
  const link = await tx
    .updateTable('email_link_token')
    .set({ used_at: now })
    .where('token_hash', '=', linkHash(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['purpose', 'subject'])
    .executeTakeFirst();
  return link ? { purpose: link.purpose as LinkPurpose, subject: link.subject } : null;
}

/** Deletes links of a member that must not be used any more. */
export async function voidLinks(tx: Tx, subject: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await tx.deleteFrom('email_link_token').where('subject', '=', subject).where('purpose', 'in', purposes).execute();
}
