import { useLingui } from '@lingui/react/macro';
import { availableLocales, type Locale } from '@subrosa/rules/reference/locales';
import type { ChangeEvent } from 'react';
import { chooseLanguage } from '../i18n/i18n.ts';
import { languageNames } from '../i18n/language-names.ts';
import classes from './language-switch.module.css';

export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  const locales = availableLocales({ production: import.meta.env.VITE_ENVIRONMENT === 'production' });

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    void chooseLanguage(event.currentTarget.value as Locale);
  }

  return (
    <select className={classes.select} aria-label={t`Language`} value={i18n.locale} onChange={handleChange}>
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {languageNames[locale]}
        </option>
      ))}
    </select>
  );
}
