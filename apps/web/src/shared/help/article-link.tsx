import { useLingui } from '@lingui/react/macro';
import { IconHelpCircle } from '@tabler/icons-react';
import classes from './article-link.module.css';
import type { ArticleSlug } from './article-slugs.ts';
import { articleTitles } from './article-titles.ts';

type ArticleLinkProps = { article: ArticleSlug };

/** A link to an article of the help. It opens in a new tab, so that nothing that was entered is lost. */
export function ArticleLink({ article }: ArticleLinkProps) {
  const { t } = useLingui();
  return (
    <a href={`/help/${article}`} target="_blank" rel="noreferrer" className={classes.link}>
      <IconHelpCircle size={18} stroke={1.5} aria-hidden="true" />
      {t(articleTitles[article])}
    </a>
  );
}
