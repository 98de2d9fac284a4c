import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chatSearchOf, type ChatSearch } from '../search.ts';
import classes from './show-links.module.css';

type ShowLinksProps = { search: ChatSearch };

/** Conversations, and those that were put away. */
export function ShowLinks({ search }: ShowLinksProps) {
  const { t } = useLingui();
  const linkTo = (show: string) => ({ to: '.', search: chatSearchOf({ ...search, show }), resetScroll: false }) as const;
  const isArchive = search.show === 'archived';
  return (
    <nav className={classes.links} aria-label={t`Which conversations`}>
      <Link {...linkTo('all')} className={classes.link} activeProps={{}} aria-current={isArchive ? undefined : 'page'}>
        <span className={classes.name}>
          <Trans context="conversations">All</Trans>
        </span>
      </Link>
      <Link {...linkTo('archived')} className={classes.link} activeProps={{}} aria-current={isArchive ? 'page' : undefined}>
        <span className={classes.name}>
          <Trans>Archived</Trans>
        </span>
      </Link>
    </nav>
  );
}
