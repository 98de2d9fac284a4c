import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { articleGroups, type ArticleGroup } from '../shared/help/article-slugs.ts';
import type { Article } from './article.ts';
import classes from './help.module.css';
import { directionOf } from '../shared/i18n/i18n.ts';

type IndexPageProps = { articles: readonly Article[] };

const groupTitles: Readonly<Record<ArticleGroup, MessageDescriptor>> = {
  start: msg`Getting started`,
  trade: msg`Requests, payments and meetings`,
  problems: msg`When something is wrong`,
  account: msg`Your account and your messages`,
};

/** The list of all articles. */
export function IndexPage({ articles }: IndexPageProps) {
  const { t } = useLingui();
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  return (
    <>
      <header className={classes.header}>
        <h1>
          <Trans>Help center</Trans>
        </h1>
        <p>
          <Trans>
            If someone threatens you, start here: <a href="/help/blackmail">blackmail, the first hour</a>.
          </Trans>
        </p>
      </header>
      <div className={classes.groups}>
        {(Object.keys(articleGroups) as ArticleGroup[]).map((group) => (
          <section key={group}>
            <h2>{t(groupTitles[group])}</h2>
            <ul>
              {articleGroups[group].map((slug) => {
                const article = bySlug.get(slug);
                return (
                  article && (
                    <li key={slug} lang={article.locale} dir={directionOf(article.locale)}>
                      <a href={`/help/${slug}`}>{article.title}</a>
                      <p>{article.summary}</p>
                    </li>
                  )
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
