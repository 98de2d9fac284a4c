import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '@subrosa/rules/reference/locales';
import landing from '../landing/landing.module.css';
import classes from './help.module.css';

type SearchFormProps = {
  /** The URL of the search index. */
  index: string;
  locale: Locale;
};

/** The search, which runs in the browser: nothing that is typed is sent. Without script, the index page lists all articles. */
export function SearchForm({ index, locale }: SearchFormProps) {
  const { t } = useLingui();
  return (
    <search className={`${classes.search} ${landing.scripted}`}>
      <form data-search={index} data-language={locale}>
        <label htmlFor="help-search">
          <Trans>Search the help</Trans>
        </label>
        <input id="help-search" type="search" autoComplete="off" spellCheck="false" aria-describedby="help-search-privacy" />
        <p id="help-search-privacy" className={classes.note}>
          <Trans>What you type stays on your device.</Trans>
        </p>
        <p
          className={classes.status}
          role="status"
          data-found={t`Articles found:`}
          data-none={t`No article matches. Try other words, or contact us.`}
          data-failed={t`The search couldn’t be loaded. Check your connection and try again.`}
        />
        <ol className={classes.results} />
      </form>
    </search>
  );
}
