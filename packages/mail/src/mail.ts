import type { ComponentType } from 'react';
import type { Translations } from './translations/index.ts';

/** One kind of mail. A subject is read over shoulders and on lock screens: it never says what the house is about. */
export type Mail<Facts> = {
  subject: (translations: Translations, data: Facts) => string;
  Body: ComponentType<{ facts: Facts }>;
};
