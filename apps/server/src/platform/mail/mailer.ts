import { renderEmail, type Brand, type EmailData, type EmailKind } from '@subrosa/mail';
import type { Locale } from '@subrosa/rules/reference/locales';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/database.ts';
import { decryptPayload, encryptPayload } from '../jobs/encrypted-payload.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Tasks } from '../jobs/task.ts';

/** One email to one recipient. The Message-ID derives from `id`, so it is the same for every attempt. */
export interface OutgoingEmail<Kind extends EmailKind = EmailKind> {
  id: string;
  to: string;
  kind: Kind;
  facts: EmailData[Kind];
  locale: Locale;
  replyTo?: string;
  /** URL for the one-click POST of RFC 8058; only for email from which the recipient can unsubscribe. */
  unsubscribeUrl?: string;
  /** Return path for bounces; the sender's email address by default. */
  returnPath?: string;
}

export interface Mailer {
  send(email: OutgoingEmail): Promise<void>;
  close(): void;
}

const SEND_TASK = 'mail:send';
const PURPOSE = 'queued mail';

type EncryptionConfig = Pick<Config, 'DATA_ENCRYPTION_SECRET'>;

/** Enqueues an email in the caller's transaction; the worker sends it. */
export async function enqueueEmail<Kind extends EmailKind>(
  tx: Tx,
  { DATA_ENCRYPTION_SECRET }: EncryptionConfig,
  email: OutgoingEmail<Kind>,
): Promise<void> {
  await enqueue(tx, SEND_TASK, encryptPayload(DATA_ENCRYPTION_SECRET, PURPOSE, email), { key: `mail/${email.id}` });
}

export function mailTasks(mailer: Mailer, { DATA_ENCRYPTION_SECRET }: EncryptionConfig): Tasks {
  return { [SEND_TASK]: (payload) => mailer.send(decryptPayload(DATA_ENCRYPTION_SECRET, PURPOSE, payload) as OutgoingEmail) };
}

export function smtpMailer(config: Config): Mailer {
  const transport = createTransport({
    url: config.SMTP_URL,
    pool: true,
    ...(config.DKIM_PRIVATE_KEY && {
      dkim: { domainName: config.MAIL_DOMAIN, keySelector: config.DKIM_SELECTOR, privateKey: config.DKIM_PRIVATE_KEY },
    }),
  });
  const brand: Brand = {
    name: config.BRAND_NAME,
    supportEmail: config.SUPPORT_EMAIL,
    baseUrl: config.PUBLIC_URL,
    accent: config.BRAND_ACCENT,
  };
  return {
    send: async (email) => {
      const { subject, html, text } = await renderEmail(email.kind, email.facts, { locale: email.locale, brand });
      await transport.sendMail({
        from: config.MAIL_FROM,
        to: email.to,
        subject,
        html,
        text,
        messageId: `<${email.id}@${config.MAIL_DOMAIN}>`,
        ...(email.replyTo && { replyTo: email.replyTo }),
        ...(email.returnPath && { envelope: { from: email.returnPath, to: email.to } }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(email.unsubscribeUrl && {
            'List-Unsubscribe': `<${email.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    close: () => transport.close(),
  };
}
