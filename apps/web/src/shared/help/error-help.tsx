import { ArticleLink } from './article-link.tsx';
import { articleOf, type ErrorCodes } from './error-articles.ts';
import classes from './error-help.module.css';

export { articleOf };

type ErrorHelpProps = { error: ErrorCodes };

/** A link to the article that explains an error, in a line of its own; nothing when there is none. */
export function ErrorHelp({ error }: ErrorHelpProps) {
  const article = articleOf(error);
  return (
    article && (
      <span className={classes.line}>
        <ArticleLink article={article} />
      </span>
    )
  );
}
