import '../shared/theme/tokens.css';
import '../shared/theme/base.css';
import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/cormorant/index.css';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import type { Locale } from '@subrosa/rules/reference/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { activateTranslations, directionOf, loadTranslations } from '../shared/i18n/i18n.ts';
import { LandingPage } from './landing-page.tsx';
import { landingLocales } from './locales.ts';

export { landingLocales };

/** Replaced by the origin of the site, which only the server knows. */
const ORIGIN = '%PUBLIC_URL%';

type Parts = {
  css: string;
  /** Runs before the page is rendered, so that visitors who have entered see no gate, and those who left see the lock. */
  earlyScript: string;
  script: string;
  /** The fonts of the text above the fold. */
  preloads: readonly string[];
};

/** The whole document of one language. */
export async function renderLanding(locale: Locale, { css, earlyScript, script, preloads }: Parts): Promise<string> {
  await activateTranslations(locale);
  await loadTranslations('marketing');
  const description = msg`A private community for adults who value discretion, and a marketplace that takes no commission. You decide who sees what.`;
  const document = (
    <html lang={locale} dir={directionOf(locale)} data-mantine-color-scheme="dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${i18n._(msg`In confidence`)} · Subrosa`}</title>
        <meta name="description" content={i18n._(description)} />
        <meta name="rating" content="RTA-5042-1996-1400-1577-RTA" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="dark light" />
        <script src={earlyScript} />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {preloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <script src={script} defer />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="canonical" href={`${ORIGIN}/?language=${locale}`} />
        {landingLocales.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={`${ORIGIN}/?language=${other}`} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={`${ORIGIN}/`} />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <LandingPage locale={locale} />
        </I18nProvider>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
