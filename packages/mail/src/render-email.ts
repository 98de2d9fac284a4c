import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import type { Brand } from './brand.ts';
import type { Locale } from './locales.ts';
import type { EmailTemplate } from './email-template.ts';
import { EmailReactContext, createEmailContext } from './email-context.ts';
import { accountEmails, type AccountEmailData } from './templates/accounts/index.ts';
import { billingEmails, type BillingEmailData } from './templates/billing/index.ts';
import { contactMessage, type ContactMessageData } from './templates/contact-message.tsx';
import { supportReply, type SupportReplyData } from './templates/support-reply.tsx';
import { newsletterConfirm, type NewsletterConfirmData } from './templates/newsletter-confirm.tsx';
import { noticeDecided, type NoticeDecidedData } from './templates/notice-decided.tsx';
import { noticeReceived, type NoticeReceivedData } from './templates/notice-received.tsx';
import { notificationDigest, type NotificationDigestData } from './templates/notification-digest.tsx';
import { privacyRequestFiled, type PrivacyRequestFiledData } from './templates/privacy-request-filed.tsx';
import { privacyRequestReceived, type PrivacyRequestReceivedData } from './templates/privacy-request-received.tsx';
import { staffRoleChanged, type StaffRoleChangedData } from './templates/staff-role-changed.tsx';

export type EmailData = AccountEmailData &
  BillingEmailData & {
    'contact-message': ContactMessageData;
    'privacy-request-received': PrivacyRequestReceivedData;
    'privacy-request-filed': PrivacyRequestFiledData;
    'newsletter-confirm': NewsletterConfirmData;
    'notification-digest': NotificationDigestData;
    'notice-received': NoticeReceivedData;
    'notice-decided': NoticeDecidedData;
    'support-reply': SupportReplyData;
    'staff-role-changed': StaffRoleChangedData;
  };

export const emailTemplates: { [Kind in keyof EmailData]: EmailTemplate<EmailData[Kind]> } = {
  ...accountEmails,
  ...billingEmails,
  'contact-message': contactMessage,
  'privacy-request-received': privacyRequestReceived,
  'privacy-request-filed': privacyRequestFiled,
  'newsletter-confirm': newsletterConfirm,
  'notification-digest': notificationDigest,
  'notice-received': noticeReceived,
  'notice-decided': noticeDecided,
  'support-reply': supportReply,
  'staff-role-changed': staffRoleChanged,
};

export type EmailKind = keyof typeof emailTemplates;

export type RenderedEmail = { subject: string; html: string; text: string };

export async function renderEmail<K extends EmailKind>(
  kind: K,
  data: EmailData[K],
  { locale, brand }: { locale: Locale; brand: Brand },
): Promise<RenderedEmail> {
  const template: EmailTemplate<EmailData[K]> = emailTemplates[kind];
  const context = createEmailContext(brand, locale);
  const body = createElement(template.Body, { data });
  const html = await render(createElement(EmailReactContext.Provider, { value: context }, body));
  return { subject: onOneLine(template.subject(context.translations, data)), html, text: plainText(html) };
}

// A line break in a subject would start a new email header.
function onOneLine(subject: string): string {
  return subject.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

function plainText(html: string): string {
  return toPlainText(html, {
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'table', format: 'block' },
      { selector: 'tr', format: 'block' },
      { selector: 'td', format: 'block' },
    ],
  }).trim();
}
