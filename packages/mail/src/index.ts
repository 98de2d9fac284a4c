export type { Brand } from './brand.ts';
export { locales, type Locale } from './locales.ts';
export { mails, renderMail, type MailFacts, type MailKind, type RenderedMail } from './render-mail.ts';
