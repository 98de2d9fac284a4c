import { i18n } from '@lingui/core';

/** What the page is written in: answers and mails shall be too. */
export const pageLanguage = (): string | undefined => i18n.locale || undefined;
