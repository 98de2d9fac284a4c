import { ArticleLink } from './article-link.tsx';
import { helpTopics, type HelpTopic } from './help-topics.ts';

type HelpLinkProps = { topic: HelpTopic };

/** A link to the article about a part of the app. */
export function HelpLink({ topic }: HelpLinkProps) {
  return <ArticleLink article={helpTopics[topic]} />;
}
