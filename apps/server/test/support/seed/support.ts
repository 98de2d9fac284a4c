import { filePrivacyRequest } from '../../../src/domains/support/commands/file-privacy-request.ts';
import { joinNewsletter } from '../../../src/domains/support/commands/join-newsletter.ts';
import { sendContactMessage } from '../../../src/domains/support/commands/send-contact-message.ts';
import type { Clock } from '../../../src/platform/clock.ts';
import type { Tx } from '../../../src/platform/db/database.ts';
import { personas } from '../personas.ts';

/** Adds a contact message by Ansel, a privacy request by Wren, and newsletter subscriptions of Noa and Juniper. */
export async function seedSupport(tx: Tx, clock: Clock): Promise<void> {
  const seeded = await tx.selectFrom('contact_message').select('id').where('email', '=', personas.ansel.email).executeTakeFirst();
  if (seeded) return;
  await sendContactMessage(
    tx,
    { locale: 'en', email: personas.ansel.email, message: 'How do I change the email address of my account?' },
    clock,
  );
  await filePrivacyRequest(tx, { email: personas.wren.email, kind: 'know', region: 'Washington', locale: personas.wren.locale }, clock);
  for (const { email, username, locale } of [personas.noa, personas.juniper])
    await joinNewsletter(tx, { email, name: username, locale }, clock);
}
