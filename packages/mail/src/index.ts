export type { Brand } from './brand.ts';
export { locales } from './locales.ts';
export { emailTemplates, renderEmail, type EmailData, type EmailKind } from './render-email.ts';
