import type { ComponentType } from 'react';
import type { Translations } from './translations/index.ts';

/** One kind of email. A subject is visible on lock screens and to bystanders, so it never reveals the kind of service. */
export type EmailTemplate<Facts> = {
  subject: (translations: Translations, data: Facts) => string;
  Body: ComponentType<{ data: Facts }>;
};
