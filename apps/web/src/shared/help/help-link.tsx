import { useLingui } from '@lingui/react/macro';
import { IconHelpCircle } from '@tabler/icons-react';
import { articleTitles } from './article-titles.ts';
import classes from './help-link.module.css';
import { helpTopics, type HelpTopic } from './help-topics.ts';

type HelpLinkProps = { topic: HelpTopic };

/** A link to the article about a part of the app. It opens in a new tab, so that nothing that was entered is lost. */
export function HelpLink({ topic }: HelpLinkProps) {
  const { t } = useLingui();
  const article = helpTopics[topic];
  return (
    <a href={`/help/${article}`} target="_blank" rel="noreferrer" className={classes.link}>
      <IconHelpCircle size={18} stroke={1.5} aria-hidden="true" />
      {t(articleTitles[article])}
    </a>
  );
}
