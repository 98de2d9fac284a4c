import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { ReactNode } from 'react';
import type { Anchor } from '../app/layouts/anchor.ts';
import { Footer } from '../app/layouts/footer.tsx';
import layout from '../app/layouts/public-layout.module.css';
import { TopBar } from '../app/layouts/top-bar.tsx';
import wrap from '../app/layouts/wrap.module.css';
import { Actions } from '../landing/components/actions.tsx';
import { LanguageLinks } from '../landing/components/language-links.tsx';
import { Locked } from '../landing/components/locked.tsx';
import classes from './help.module.css';
import { SearchForm } from './search-form.tsx';

type HelpLayoutProps = {
  locale: Locale;
  path: string;
  /** The URL of the search index. */
  index: string;
  children: ReactNode;
};

const PlainAnchor: Anchor = ({ to, className, children }) => (
  <a href={to} className={className}>
    {children}
  </a>
);

/** A page of the help as static HTML. It needs neither an account nor the age gate, so its words are neutral. */
export function HelpLayout({ locale, path, index, children }: HelpLayoutProps) {
  const { t } = useLingui();
  return (
    <>
      <a href="#content" className={`${layout.skip} ${classes.skip}`}>
        <Trans>Skip to content</Trans>
      </a>
      <Locked />
      <div className={`${layout.layout} ${classes.page}`}>
        <TopBar anchor={PlainAnchor} actions={<Actions anchor={PlainAnchor} />} />
        <main id="content" tabIndex={-1} className={`${layout.content} ${wrap.wrap} ${classes.content}`} aria-label={t`Help center`}>
          <SearchForm index={index} locale={locale} />
          {children}
          <section className={classes.contact}>
            <h2>
              <Trans>Didn’t find an answer?</Trans>
            </h2>
            <p>
              <Trans>
                <a href="/contact">Contact us</a>. You don’t need an account for that.
              </Trans>
            </p>
          </section>
        </main>
        <LanguageLinks path={path} />
        <Footer anchor={PlainAnchor} />
      </div>
    </>
  );
}
