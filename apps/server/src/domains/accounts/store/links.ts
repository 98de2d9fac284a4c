import type { Tx } from '../../../platform/db/database.ts';
import { linkHash, linkPurposes, newLinkToken, type LinkPurpose } from '../mail-links.ts';

/** A new link for a mail; the token itself is kept nowhere. */
export async function addLink(tx: Tx, link: { purpose: LinkPurpose; subject: string; now: Date }): Promise<string> {
  const token = newLinkToken();
  await tx
    .insertInto('mail_link')
    .values({
      token_hash: linkHash(token),
      purpose: link.purpose,
      subject: link.subject,
      expires_at: new Date(link.now.getTime() + linkPurposes[link.purpose]),
    })
    .execute();
  return token;
}

/** Uses a link up: what it was for, or null where it is unknown, too old or used. */
export async function spendLink(
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<{ purpose: LinkPurpose; subject: string } | null> {
  const link = await tx
    .updateTable('mail_link')
    .set({ used_at: now })
    .where('token_hash', '=', linkHash(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['purpose', 'subject'])
    .executeTakeFirst();
  return link ? { purpose: link.purpose as LinkPurpose, subject: link.subject } : null;
}

/** Links of a member that must not be opened any more. */
export async function voidLinks(tx: Tx, subject: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await tx.deleteFrom('mail_link').where('subject', '=', subject).where('purpose', 'in', purposes).execute();
}
