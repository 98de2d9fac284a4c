import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import type { Brand } from './brand.ts';
import type { Locale } from './locales.ts';
import type { Mail } from './mail.ts';
import { StationeryContext, stationeryOf } from './stationery.ts';
import { accountMails, type AccountMailFacts } from './templates/accounts/index.ts';
import { billingMails, type BillingMailFacts } from './templates/billing/index.ts';
import { contactMessage, type ContactMessageFacts } from './templates/contact-message.tsx';
import { supportReply, type SupportReplyData } from './templates/support-reply.tsx';
import { newsletterConfirm, type NewsletterConfirmFacts } from './templates/newsletter-confirm.tsx';
import { noticeDecided, type NoticeDecidedFacts } from './templates/notice-decided.tsx';
import { noticeReceived, type NoticeReceivedFacts } from './templates/notice-received.tsx';
import { notificationDigest, type NotificationDigestData } from './templates/notification-digest.tsx';
import { privacyRequestFiled, type PrivacyRequestFiledFacts } from './templates/privacy-request-filed.tsx';
import { privacyRequestReceived, type PrivacyRequestReceivedFacts } from './templates/privacy-request-received.tsx';
import { staffRoleChanged, type StaffRoleChangedFacts } from './templates/staff-role-changed.tsx';

export type MailFacts = AccountMailFacts &
  BillingMailFacts & {
    'contact-message': ContactMessageFacts;
    'privacy-request-received': PrivacyRequestReceivedFacts;
    'privacy-request-filed': PrivacyRequestFiledFacts;
    'newsletter-confirm': NewsletterConfirmFacts;
    'notifications-news': NotificationDigestData;
    'notice-received': NoticeReceivedFacts;
    'notice-decided': NoticeDecidedFacts;
    'letter-answered': SupportReplyData;
    'staff-role-changed': StaffRoleChangedFacts;
  };

export const mails: { [Kind in keyof MailFacts]: Mail<MailFacts[Kind]> } = {
  ...accountMails,
  ...billingMails,
  'contact-message': contactMessage,
  'privacy-request-received': privacyRequestReceived,
  'privacy-request-filed': privacyRequestFiled,
  'newsletter-confirm': newsletterConfirm,
  'notifications-news': notificationDigest,
  'notice-received': noticeReceived,
  'notice-decided': noticeDecided,
  'letter-answered': supportReply,
  'staff-role-changed': staffRoleChanged,
};

export type MailKind = keyof typeof mails;

export type RenderedMail = { subject: string; html: string; text: string };

export async function renderMail<K extends MailKind>(
  kind: K,
  data: MailFacts[K],
  { locale, brand }: { locale: Locale; brand: Brand },
): Promise<RenderedMail> {
  const mail: Mail<MailFacts[K]> = mails[kind];
  const stationery = stationeryOf(brand, locale);
  const body = createElement(mail.Body, { facts: data });
  const html = await render(createElement(StationeryContext.Provider, { value: stationery }, body));
  return { subject: onOneLine(mail.subject(stationery.translations, data)), html, text: plainText(html) };
}

// A line break in a subject would start a new mail header.
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
