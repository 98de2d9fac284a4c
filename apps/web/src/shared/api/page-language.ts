import { i18n } from '@lingui/core';

/** The language of the page, for responses and emails. */
export const pageLanguage = (): string | undefined => i18n.locale || undefined;
