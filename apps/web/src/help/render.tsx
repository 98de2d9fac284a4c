import '../shared/theme/tokens.css';
import '../shared/theme/base.css';
import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/cormorant/index.css';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { activateTranslations, directionOf } from '../shared/i18n/i18n.ts';
import { ArticlePage } from './article-page.tsx';
import type { Article } from './article.ts';
import { HelpLayout } from './help-layout.tsx';
import { IndexPage } from './index-page.tsx';

interface Parts {
  css: string;
  /** Runs before the page is rendered: theme, language, and the screen after a quick exit. */
  earlyScript: string;
  script: string;
  /** The URL of the search index. */
  index: string;
  /** The fonts of the text above the fold. */
  preloads: readonly string[];
}

/** The documents of one language, by their paths below the folder of the language. */
export async function renderHelp(locale: Locale, articles: readonly Article[], parts: Parts): Promise<Map<string, string>> {
  await activateTranslations(locale);
  const help = i18n._(msg`Help center`);
  const index = render(locale, '/help', help, <IndexPage articles={articles} />, parts);
  const pages = articles.map((article) => {
    const html = render(locale, `/help/${article.slug}`, `${article.title} · ${help}`, <ArticlePage article={article} />, parts);
    return [`${article.slug}.html`, html] as const;
  });
  return new Map([['index.html', index], ...pages]);
}

function render(locale: Locale, path: string, title: string, page: ReactNode, { css, earlyScript, script, index, preloads }: Parts) {
  const document = (
    <html lang={locale} dir={directionOf(locale)} data-mantine-color-scheme="dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* The name of the site would be visible in the tab. */}
        <title>{title}</title>
        <meta name="description" content={i18n._(msg`Answers about accounts, privacy, messages and safety.`)} />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="dark light" />
        <script src={earlyScript} />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {preloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <script src={script} defer />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <HelpLayout locale={locale} path={path} index={index}>
            {page}
          </HelpLayout>
        </I18nProvider>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
