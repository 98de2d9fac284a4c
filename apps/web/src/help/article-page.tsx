import { Trans } from '@lingui/react/macro';
import { directionOf } from '../shared/i18n/i18n.ts';
import type { Article } from './article.ts';
import classes from './help.module.css';

type ArticlePageProps = { article: Article };

export function ArticlePage({ article: { title, summary, html, locale, reviewed } }: ArticlePageProps) {
  const day = reviewed && new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(reviewed));
  return (
    <>
      <nav className={classes.back}>
        <a href="/help">
          <Trans>All articles</Trans>
        </a>
      </nav>
      <article lang={locale} dir={directionOf(locale)} className={classes.article}>
        <h1>{title}</h1>
        <p className={classes.summary}>{summary}</p>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      {day && (
        <p className={classes.note}>
          <Trans>
            Last reviewed: <time dateTime={reviewed}>{day}</time>
          </Trans>
        </p>
      )}
    </>
  );
}
