import { filePrivacyRequest } from '../../domains/support/commands/file-privacy-request.ts';
import { joinNewsletter } from '../../domains/support/commands/join-newsletter.ts';
import { sendContactMessage } from '../../domains/support/commands/send-contact-message.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { cast } from '../cast.ts';

/** Ansel wrote to support, Wren asked what we hold, Noa and Juniper want the newsletter. */
export async function seedSupport(tx: Tx, clock: Clock): Promise<void> {
  const seeded = await tx.selectFrom('contact_message').select('id').where('email', '=', cast.ansel.email).executeTakeFirst();
  if (seeded) return;
  await sendContactMessage(
    tx,
    { locale: 'en', email: cast.ansel.email, message: 'How do I change the email address of my account?' },
    clock,
  );
  await filePrivacyRequest(tx, { email: cast.wren.email, kind: 'know', region: 'Washington', locale: cast.wren.locale }, clock);
  for (const { email, username, locale } of [cast.noa, cast.juniper]) await joinNewsletter(tx, { email, name: username, locale }, clock);
}
