import { useLingui } from '@lingui/react/macro';
import { languageNames } from '../../shared/i18n/language-names.ts';
import landing from '../landing.module.css';
import { landingLocales } from '../locales.ts';

type LanguageLinksProps = {
  /** The path of the page. */
  path?: string;
};

/** Links to the languages for browsers without script. */
export function LanguageLinks({ path = '/' }: LanguageLinksProps) {
  const { t, i18n } = useLingui();
  return (
    <noscript>
      <nav className={landing.languages} aria-label={t`Language`}>
        {landingLocales.map((locale) => (
          <a
            key={locale}
            href={`${path}?language=${locale}`}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === i18n.locale ? 'page' : undefined}
          >
            {languageNames[locale]}
          </a>
        ))}
      </nav>
    </noscript>
  );
}
