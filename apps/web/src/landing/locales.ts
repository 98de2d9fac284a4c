import { availableLocales } from '@subrosa/rules/reference/locales';

/** The languages of this build. */
export const landingLocales = availableLocales({ production: import.meta.env.VITE_ENVIRONMENT === 'production' });
